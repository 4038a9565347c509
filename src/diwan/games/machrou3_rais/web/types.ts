// Written by web/wire.py from the server's structs. Do not edit.

export type Word1 = "akkar" | "aley" | "baabda" | "baalbek" | "batroun" | "bcharre" | "beirut_1" | "beirut_2" | "bint_jbeil" | "chouf" | "hasbaya" | "hermel" | "jbeil" | "jezzine" | "keserwan" | "koura" | "marjayoun" | "metn" | "miniyeh" | "nabatieh" | "rashaya" | "saida" | "sour" | "tripoli" | "west_bekaa" | "zahle" | "zahrani" | "zgharta";

export type Word2 = "adnan" | "faten" | "fawzi" | "lara" | "latif" | "mansour" | "nahida" | "nisreen" | "saleh";

export interface View {
  seat: number | null;
  seats: number;
  options: Options;
  phase: DealingPiles | DealingDistricts | DrawingSpeaker | Placing | DealingObjectives | DealingCharacters | Exposing | PickingSpeaker | DrawingNewsflash | Releasing | Passing | DealingSwing | DrawingToken | Turn | Voting | SwapReply | Helping | HelpReply | Stealing | DrawingPower | Picking | ActingNow | DrawingObjectives | Keeping | MayRedraw | Candidacy | Ballot | Over | ActionDone | Decided;
  answered: readonly (boolean)[];
  board: Board;
  opening: Board | null;
  ips: readonly (number)[];
  leads: readonly (number)[];
  blocs: readonly (number)[];
  characters: readonly (Word2 | null)[];
  fellow: number | null;
  exposed: number | null;
  looks: readonly (readonly [number, number])[];
  teams_seen: readonly (readonly [number, "corrupt" | "reformist"])[];
  objectives: Objectives;
  deeds: readonly (readonly (number)[])[];
  powers: readonly (string)[];
  newsflashes: readonly (string)[];
  newsflash: string | null;
  tokens: readonly [number, number];
  vote_round: boolean;
  statuses: readonly (ActiveStatus)[];
  power: Resolving | null;
  round: number;
  speaker: number | null;
  gavel_until: number;
  order: readonly (number)[];
  acted: boolean;
  unmasking: Unmasking;
  votes: readonly (Tally)[];
  candidates: readonly (number)[];
  eligible: readonly (boolean)[];
  battle: readonly (Part)[];
  help: Part | null;
  said: readonly (number)[];
  promises: readonly (Word)[];
  verdicts: readonly ("broken" | "kept" | "open" | "secret" | null)[];
}

export interface Options {
  mode: "advanced" | "beginner";
  chaotic_newsflash: boolean;
  exposed_chosen_by_corrupt: boolean;
  speaker_campaigns_free_in_advanced: boolean;
  partial_support: boolean;
  talk_limit: number;
  people: string;
  turn_seconds: number;
  candidacy_seconds: number;
  vote_seconds: number;
  reply_seconds: number;
  deck: Deck | null;
}

export interface Deck {
  objective: readonly (Objective)[];
  power: readonly (Power)[];
  newsflash: readonly (Newsflash)[];
  doo_family: readonly (Family)[];
  district: readonly (Origin)[];
}

export interface Objective {
  id: string;
  title: string;
  text: string | null;
  prov: string | null;
  when: readonly (EventMin | StationsMin | IpSumMin | BlocMin | BlocLeadMin | GroupsMin | GovernoratesMin | ChainMin | OwnOf | OwnTag | OwnGovernorate | DooHeld | DooNeighboursMin | DooGroupControlled | DooGovernorateMin | DooChainMin | ForeignDooMin)[];
  level: "easy" | "hard" | "medium";
  advanced_only: boolean;
}

export interface EventMin {
  type: "event_min";
  event: "battle_won_as_challenger" | "battle_won_as_principal" | "battle_won_with_own_doo" | "campaign_won_clearly" | "helped_winner" | "swap_proposed_and_done";
  n: number | readonly [number, number, number];
}

export interface StationsMin {
  type: "stations_min";
  n: number | readonly [number, number, number];
}

export interface IpSumMin {
  type: "ip_sum_min";
  n: number | readonly [number, number, number];
}

export interface BlocMin {
  type: "bloc_min";
  n: number | readonly [number, number, number];
}

export interface BlocLeadMin {
  type: "bloc_lead_min";
  n: number | readonly [number, number, number];
}

export interface GroupsMin {
  type: "groups_min";
  n: number | readonly [number, number, number];
}

export interface GovernoratesMin {
  type: "governorates_min";
  n: number | readonly [number, number, number];
}

export interface ChainMin {
  type: "chain_min";
  n: number | readonly [number, number, number];
}

export interface OwnOf {
  type: "own_of";
  of: readonly (Word1)[];
  n: number | readonly [number, number, number];
}

export interface OwnTag {
  type: "own_tag";
  tag: "coastal" | "syria_border";
  n: number | readonly [number, number, number];
}

export interface OwnGovernorate {
  type: "own_governorate";
  governorate: "beirut" | "bekaa" | "mount_lebanon" | "north" | "south";
  n: number | readonly [number, number, number];
}

export interface DooHeld {
  type: "doo_held";
}

export interface DooNeighboursMin {
  type: "doo_neighbours_min";
  n: number | readonly [number, number, number];
}

export interface DooGroupControlled {
  type: "doo_group_controlled";
}

export interface DooGovernorateMin {
  type: "doo_governorate_min";
  n: number | readonly [number, number, number];
}

export interface DooChainMin {
  type: "doo_chain_min";
  n: number | readonly [number, number, number];
}

export interface ForeignDooMin {
  type: "foreign_doo_min";
  n: number | readonly [number, number, number];
}

export interface Power {
  id: string;
  title: string;
  text: string | null;
  prov: string | null;
  do: readonly (Take | Release | Exchange | Ip | ReclaimDoo | StationAdd | StationMove | BonusAction | Status | LookTeam | LookObjective | MayRedrawObjective | DrawObjectives | Gavel)[];
  pick: readonly (PickDistrict | PickPlayer)[];
  do_beginner: readonly (Take | Release | Exchange | Ip | ReclaimDoo | StationAdd | StationMove | BonusAction | Status | LookTeam | LookObjective | MayRedrawObjective | DrawObjectives | Gavel)[] | null;
  pick_beginner: readonly (PickDistrict | PickPlayer)[] | null;
}

export interface Take {
  type: "take";
  d: string;
}

export interface Release {
  type: "release";
  d: string;
}

export interface Exchange {
  type: "exchange";
  a: string;
  b: string;
}

export interface Ip {
  type: "ip";
  d: string;
  add: number;
}

export interface ReclaimDoo {
  type: "reclaim_doo";
  else_ip: number;
}

export interface StationAdd {
  type: "station_add";
  d: string;
}

export interface StationMove {
  type: "station_move";
  from: string;
  to: string;
}

export interface BonusAction {
  type: "bonus_action";
  action: "battle" | "campaign";
  vote: boolean | null;
  battle_add: number;
  keep_challenging: boolean;
  own_weight: 0 | 1 | 2;
  tie_passes: boolean;
}

export interface Status {
  type: "status";
  passive: IpAdd | GroupAdd | BattleAdd | HelpAdd | Link | ActsAsStation | StationsOff | NoHelp | HelpCap | Immune | Forbid | VoteRule | VoteWeight | ExtraWith | TiePasses | OpenVotes | SwapMargin | SwapAnyIp | DrawTwo | DooPowersOff;
  until: "end_of_phase_1" | "own_next_turn";
}

export interface IpAdd {
  type: "ip_add";
  where: "held_doo" | "printed_ip_9_plus" | "station";
  add: number;
}

export interface GroupAdd {
  type: "group_add";
  district: "my_doo";
  add: number | "n";
}

export interface BattleAdd {
  type: "battle_add";
  role: "challenger" | "defender";
  add: number | "n";
  only_if_challenging: "my_doo" | null;
  only_if_defending: "my_doo" | null;
}

export interface HelpAdd {
  type: "help_add";
  district: "my_doo";
  add: number | "n";
}

export interface Link {
  type: "link";
  from: "my_doo";
  to: "coastal" | "north" | "set" | "south" | "syria";
}

export interface ActsAsStation {
  type: "acts_as_station";
  district: "my_doo";
}

export interface StationsOff {
  type: "stations_off";
}

export interface NoHelp {
  type: "no_help";
}

export interface HelpCap {
  type: "help_cap";
  n: number;
}

export interface Immune {
  type: "immune";
  district: string;
}

export interface Forbid {
  type: "forbid";
  action: "battle" | "campaign";
  except: "nobody" | "speaker";
}

export interface VoteRule {
  type: "vote_rule";
  action: "battle" | "campaign";
  need: boolean;
}

export interface VoteWeight {
  type: "vote_weight";
  who: string;
  weight: 0 | 2;
}

export interface ExtraWith {
  type: "extra_with";
  n: number | "n";
}

export interface TiePasses {
  type: "tie_passes";
}

export interface OpenVotes {
  type: "open_votes";
}

export interface SwapMargin {
  type: "swap_margin";
  n: number | "n";
}

export interface SwapAnyIp {
  type: "swap_any_ip";
}

export interface DrawTwo {
  type: "draw_two";
}

export interface DooPowersOff {
  type: "doo_powers_off";
}

export interface LookTeam {
  type: "look_team";
  p: string;
}

export interface LookObjective {
  type: "look_objective";
  p: string;
}

export interface MayRedrawObjective {
  type: "may_redraw_objective";
  p: string;
}

export interface DrawObjectives {
  type: "draw_objectives";
  n: number;
  keep: 1;
}

export interface Gavel {
  type: "gavel";
  rounds: number;
}

export interface PickDistrict {
  type: "district";
  as: string;
  owner: "any" | "other" | "self" | "swing";
  doo: "any" | "none" | "only";
  ip_max: number | null;
  ip_max_of: string | null;
  ip_within: number | null;
  ip_of: string | null;
  reachable: boolean;
  station: boolean | null;
  group_of: string | null;
  governorate_of: string | null;
  not_owner_of: string | null;
  count_min: number;
  count_max: number;
}

export interface PickPlayer {
  type: "player";
  as: string;
  who: "other" | "other_with_objective";
}

export interface Newsflash {
  id: string;
  title: string;
  text: string | null;
  prov: string | null;
  chaotic: boolean;
  reveal: readonly (EachReleasesStrongest | EachPassesLeft | DealSwing)[];
  passive: readonly (IpAdd | GroupAdd | BattleAdd | HelpAdd | Link | ActsAsStation | StationsOff | NoHelp | HelpCap | Immune | Forbid | VoteRule | VoteWeight | ExtraWith | TiePasses | OpenVotes | SwapMargin | SwapAnyIp | DrawTwo | DooPowersOff)[];
}

export interface EachReleasesStrongest {
  type: "each_releases_strongest";
}

export interface EachPassesLeft {
  type: "each_passes_left";
}

export interface DealSwing {
  type: "deal_swing";
}

export interface Family {
  id: string;
  passive: IpAdd | GroupAdd | BattleAdd | HelpAdd | Link | ActsAsStation | StationsOff | NoHelp | HelpCap | Immune | Forbid | VoteRule | VoteWeight | ExtraWith | TiePasses | OpenVotes | SwapMargin | SwapAnyIp | DrawTwo | DooPowersOff;
  text: string | null;
  prov: string | null;
}

export interface Origin {
  id: Word1;
  doo_power: OriginPower;
}

export interface OriginPower {
  family: string;
  title: string;
  n: number | null;
  set: "coastal" | "north" | "south" | "syria" | null;
}

export interface DealingPiles {
  type: "DealingPiles";
  left: readonly (number)[];
}

export interface DealingDistricts {
  type: "DealingDistricts";
  left: number;
}

export interface DrawingSpeaker {
  type: "DrawingSpeaker";
  tied: readonly (number)[];
}

export interface Placing {
  type: "Placing";
  thing: "origin" | "station";
  left: readonly (number)[];
}

export interface DealingObjectives {
  type: "DealingObjectives";
  left: readonly (number)[];
}

export interface DealingCharacters {
  type: "DealingCharacters";
}

export interface Exposing {
  type: "Exposing";
  answers: readonly (number | null)[];
}

export interface PickingSpeaker {
  type: "PickingSpeaker";
  seat: number;
  tied: readonly (number)[];
}

export interface DrawingNewsflash {
  type: "DrawingNewsflash";
}

export interface Releasing {
  type: "Releasing";
  card: string;
  step: number;
  left: readonly (number)[];
}

export interface Passing {
  type: "Passing";
  card: string;
  step: number;
  answers: readonly (Word1 | null)[];
}

export interface DealingSwing {
  type: "DealingSwing";
  card: string;
  step: number;
  order: readonly (number)[];
}

export interface DrawingToken {
  type: "DrawingToken";
}

export interface Turn {
  type: "Turn";
  seat: number;
}

export interface Voting {
  type: "Voting";
  matter: CampaignMatter | BattleMatter;
  ballots: readonly (boolean | null)[];
}

export interface CampaignMatter {
  type: "CampaignMatter";
  seat: number;
  district: Word1;
  bonus: BonusAction | null;
}

export interface BattleMatter {
  type: "BattleMatter";
  seat: number;
  challenging: Word1;
  defending: Word1;
  bonus: BonusAction | null;
}

export interface SwapReply {
  type: "SwapReply";
  seat: number;
  partner: number;
  give: Word1;
  get: Word1;
}

export interface Helping {
  type: "Helping";
  fight: Fight;
}

export interface Fight {
  matter: BattleMatter;
  defender: number;
  supports: readonly (Support)[];
  left: readonly (number)[];
}

export interface Support {
  seat: number;
  side: "challenger" | "defender";
  districts: readonly (Word1)[];
}

export interface HelpReply {
  type: "HelpReply";
  fight: Fight;
  offer: Support;
}

export interface Stealing {
  type: "Stealing";
  seat: number;
  judge: number;
}

export interface DrawingPower {
  type: "DrawingPower";
  seat: number;
}

export interface Picking {
  type: "Picking";
  seat: number;
}

export interface ActingNow {
  type: "ActingNow";
  seat: number;
  bonus: BonusAction;
}

export interface DrawingObjectives {
  type: "DrawingObjectives";
  seat: number;
  want: number;
  got: readonly (Place)[];
}

export interface Place {
  card: string | null;
  drawn: number;
  seen: readonly (number)[];
  first: number | null;
  across: Across | null;
}

export interface Across {
  seat: number;
  refill: number;
  before: number;
  number: number;
}

export interface Keeping {
  type: "Keeping";
  seat: number;
  got: readonly (Place)[];
}

export interface MayRedraw {
  type: "MayRedraw";
  seat: number;
  target: number;
}

export interface Candidacy {
  type: "Candidacy";
  done: readonly (boolean | null)[];
}

export interface Ballot {
  type: "Ballot";
  answers: readonly (number | null)[];
}

export interface Over {
  type: "Over";
  winner: "corrupt" | "reformist";
  president: number | null;
  reason: "corrupt_president" | "reformist_president" | "tie" | "vacancy";
  ballots: readonly (number | null)[];
  seats_won: readonly (number)[];
}

export interface ActionDone {
  type: "ActionDone";
}

export interface Decided {
  type: "Decided";
  matter: CampaignMatter | BattleMatter;
  passed: boolean;
  against: number | null;
}

export interface Board {
  owners: readonly (number | null)[];
  tokens: readonly (number)[];
  stations: readonly (boolean)[];
  origins: readonly (Word1 | null)[];
}

export interface Objectives {
  deck: readonly (string)[];
  deck_size: number;
  hands: readonly (Place | null)[];
  discard: readonly (Place)[];
  recycled: readonly (readonly (Place)[])[];
  declared: readonly (Declared)[];
}

export interface Declared {
  seat: number;
  card: string;
  round: number;
  drawn: number;
  across: Across | null;
}

export interface ActiveStatus {
  seat: number;
  hook: IpAdd | GroupAdd | BattleAdd | HelpAdd | Link | ActsAsStation | StationsOff | NoHelp | HelpCap | Immune | Forbid | VoteRule | VoteWeight | ExtraWith | TiePasses | OpenVotes | SwapMargin | SwapAnyIp | DrawTwo | DooPowersOff;
  until: "end_of_phase_1" | "own_next_turn";
  seats: readonly (number)[];
  districts: readonly (Word1)[];
}

export interface Resolving {
  card: string;
  picks: readonly (readonly (Word1)[] | number)[];
  step: number;
}

export interface Unmasking {
  accusers: readonly (number)[];
  cleared: readonly (number)[];
  judge: number | null;
  unmasker: number | null;
}

export interface Tally {
  matter: CampaignMatter | BattleMatter;
  with_votes: number;
  against_votes: number;
  passed: boolean;
  open: boolean;
  weights: readonly (number)[];
  added: number;
  ballots: readonly (boolean | null)[];
}

export interface Part {
  seat: number;
  side: "challenger" | "defender";
  districts: readonly (Word1)[];
  total: number;
}

export interface Word {
  seat: number;
  to: readonly (number)[];
  said: Promise | null;
  helped: "against" | "for" | "neutral" | null;
  voted: "against" | "secret" | "with" | null;
  swaps: readonly (readonly [Word1, Word1, boolean])[];
}

export interface Promise {
  type: "Promise";
  to: readonly (number)[];
  deal: "against" | "bloc" | "neutral" | "support" | "swap" | "with";
  give: Word1 | null;
  get: Word1 | null;
}

export interface DealPile {
  type: "DealPile";
  seat: number;
  pile: number;
}

export interface DealDistrict {
  type: "DealDistrict";
  seat: number;
  district: Word1;
}

export interface DrawSpeaker {
  type: "DrawSpeaker";
  seat: number;
}

export interface DealObjective {
  type: "DealObjective";
  seat: number;
  card: string;
}

export interface DealCharacter {
  type: "DealCharacter";
  seat: number;
  character: Word2;
}

export interface DrawNewsflash {
  type: "DrawNewsflash";
  card: string;
}

export interface DrawToken {
  type: "DrawToken";
  vote: boolean;
}

export interface DrawPower {
  type: "DrawPower";
  card: string;
}

export interface PlaceOrigin {
  type: "PlaceOrigin";
  district: Word1;
}

export interface PlaceStation {
  type: "PlaceStation";
  district: Word1;
}

export interface Expose {
  type: "Expose";
  seat: number | null;
}

export interface PickSpeaker {
  type: "PickSpeaker";
  seat: number;
}

export interface ReleaseDistrict {
  type: "ReleaseDistrict";
  district: Word1;
}

export interface PassLeft {
  type: "PassLeft";
  district: Word1;
}

export interface Declare {
  type: "Declare";
}

export interface Pass {
  type: "Pass";
}

export interface ChangeObjective {
  type: "ChangeObjective";
}

export interface DrawObjective {
  type: "DrawObjective";
}

export interface Swap {
  type: "Swap";
  partner: number;
  give: Word1;
  get: Word1;
}

export interface Campaign {
  type: "Campaign";
  district: Word1;
}

export interface Battle {
  type: "Battle";
  challenging: Word1;
  defending: Word1;
}

export interface Unmask {
  type: "Unmask";
  seat: number;
}

export interface EndTurn {
  type: "EndTurn";
}

export interface Vote {
  type: "Vote";
  card: "against" | "with";
}

export interface AnswerSwap {
  type: "AnswerSwap";
  accept: boolean;
}

export interface Help {
  type: "Help";
  side: "challenger" | "defender" | "neutral";
  districts: readonly (Word1)[];
}

export interface AnswerHelp {
  type: "AnswerHelp";
  accept: boolean;
}

export interface Steal {
  type: "Steal";
  district: Word1;
}

export interface Pick {
  type: "Pick";
  districts: readonly (Word1)[];
  seat: number | null;
}

export interface Keep {
  type: "Keep";
  number: number;
}

export interface Redraw {
  type: "Redraw";
  redraw: boolean;
}

export interface Announce {
  type: "Announce";
}

export interface Done {
  type: "Done";
}

export interface CastBallot {
  type: "CastBallot";
  candidate: number;
}

export interface Ask {
  type: "Ask";
  to: readonly (number)[];
  deal: "against" | "bloc" | "neutral" | "support" | "swap" | "with";
  give: Word1 | null;
  get: Word1 | null;
}

export interface Answer {
  type: "Answer";
  to: readonly (number)[];
  deal: "against" | "bloc" | "neutral" | "support" | "swap" | "with";
  agree: boolean;
}

export interface Hint {
  type: "Hint";
  to: readonly (number)[];
  about: number;
  team: "corrupt" | "reformist";
}

export interface PileDealt {
  type: "PileDealt";
  seat: number;
  pile: number;
}

export interface DistrictDealt {
  type: "DistrictDealt";
  seat: number;
  district: Word1;
}

export interface SpeakerChosen {
  type: "SpeakerChosen";
  seat: number;
  why: "by_lot" | "gavel" | "picked" | "smallest_bloc";
}

export interface OriginPlaced {
  type: "OriginPlaced";
  seat: number;
  district: Word1;
}

export interface StationPlaced {
  type: "StationPlaced";
  seat: number;
  district: Word1;
}

export interface CharacterDealt {
  type: "CharacterDealt";
  seat: number;
  character: Word2;
}

export interface FellowKnown {
  type: "FellowKnown";
  seat: number;
}

export interface ExposedKnown {
  type: "ExposedKnown";
  seat: number;
}

export interface Wished {
  type: "Wished";
  seat: number | null;
}

export interface RoundBegan {
  type: "RoundBegan";
  round: number;
}

export interface NewsflashDrawn {
  type: "NewsflashDrawn";
  card: string;
  title: string;
}

export interface TokenDrawn {
  type: "TokenDrawn";
  vote: boolean;
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
}

export interface ChoseToPass {
  type: "ChoseToPass";
  district: Word1;
}

export interface OwnerChanged {
  type: "OwnerChanged";
  district: Word1;
  seat: number | null;
  before: number | null;
  why: "battle" | "campaign" | "newsflash" | "power" | "swap" | "unmasking";
}

export interface LeadChanged {
  type: "LeadChanged";
  group: string;
  seats: number;
  seat: number | null;
  before: number | null;
}

export interface BlocsChanged {
  type: "BlocsChanged";
  blocs: readonly (number)[];
}

export interface Passed {
  type: "Passed";
  seat: number;
}

export interface TurnEnded {
  type: "TurnEnded";
  seat: number;
}

export interface Campaigned {
  type: "Campaigned";
  seat: number;
  district: Word1;
}

export interface Challenged {
  type: "Challenged";
  seat: number;
  defender: number;
  challenging: Word1;
  defending: Word1;
}

export interface Voted {
  type: "Voted";
  card: "against" | "with";
}

export interface VoteCounted {
  type: "VoteCounted";
  seat: number;
  passed: boolean;
  with_votes: number;
  against_votes: number;
}

export interface VotesOpened {
  type: "VotesOpened";
  with_seats: readonly (number)[];
  against_seats: readonly (number)[];
}

export interface SwapOffered {
  type: "SwapOffered";
  seat: number;
  partner: number;
  give: Word1;
  get: Word1;
}

export interface SwapAnswered {
  type: "SwapAnswered";
  seat: number;
  accepted: boolean;
}

export interface StayedNeutral {
  type: "StayedNeutral";
  seat: number;
}

export interface HelpOffered {
  type: "HelpOffered";
  seat: number;
  side: "challenger" | "defender";
  districts: readonly (Word1)[];
}

export interface HelpAnswered {
  type: "HelpAnswered";
  seat: number;
  helper: number;
  accepted: boolean;
}

export interface BattleDecided {
  type: "BattleDecided";
  seat: number;
  defender: number;
  defending: Word1;
  challenger_total: number;
  defender_total: number;
  won: boolean;
}

export interface AskedJudge {
  type: "AskedJudge";
  seat: number;
  target: number;
  yes: boolean;
}

export interface ObjectiveDiscarded {
  type: "ObjectiveDiscarded";
  seat: number;
}

export interface ObjectiveDrawn {
  type: "ObjectiveDrawn";
  seat: number;
}

export interface ObjectiveKnown {
  type: "ObjectiveKnown";
  card: string;
  title: string;
}

export interface ObjectiveKept {
  type: "ObjectiveKept";
  seat: number;
}

export interface KeptObjective {
  type: "KeptObjective";
  card: string;
  title: string;
}

export interface DeckRefilled {
  type: "DeckRefilled";
  cards: number;
}

export interface ObjectiveDeclared {
  type: "ObjectiveDeclared";
  seat: number;
  card: string;
  title: string;
  total: number;
}

export interface PowerDrawn {
  type: "PowerDrawn";
  seat: number;
  card: string;
  title: string;
  playable: boolean;
}

export interface NoPowerLeft {
  type: "NoPowerLeft";
  seat: number;
}

export interface Picked {
  type: "Picked";
  seat: number;
  districts: readonly (Word1)[];
  player: number | null;
}

export interface IpChanged {
  type: "IpChanged";
  district: Word1;
  add: number;
}

export interface StationAdded {
  type: "StationAdded";
  district: Word1;
}

export interface StationMoved {
  type: "StationMoved";
  origin: Word1;
  district: Word1;
}

export interface StatusBegan {
  type: "StatusBegan";
  seat: number;
  card: string;
  title: string;
  until: "end_of_phase_1" | "own_next_turn";
}

export interface LookedAtTeam {
  type: "LookedAtTeam";
  seat: number;
  target: number;
}

export interface TeamSeen {
  type: "TeamSeen";
  seat: number;
  team: "corrupt" | "reformist";
}

export interface LookedAtObjective {
  type: "LookedAtObjective";
  seat: number;
  target: number;
}

export interface ObjectiveSeen {
  type: "ObjectiveSeen";
  seat: number;
  card: string;
  title: string;
}

export interface RedrawDecided {
  type: "RedrawDecided";
  seat: number;
  target: number;
  redraw: boolean;
}

export interface PhaseOneEnded {
  type: "PhaseOneEnded";
  reason: "objectives" | "rounds";
}

export interface Announced {
  type: "Announced";
  seat: number;
}

export interface SaidDone {
  type: "SaidDone";
}

export interface DebateClosed {
  type: "DebateClosed";
  candidates: readonly (number)[];
}

export interface BallotTaken {
  type: "BallotTaken";
  candidate: number;
}

export interface BallotOpened {
  type: "BallotOpened";
  seat: number;
  candidate: number;
  valid: number;
  bloc: number;
}

export interface CharacterRevealed {
  type: "CharacterRevealed";
  seat: number;
  character: Word2;
}

export interface SecretsOpened {
  type: "SecretsOpened";
  exposed: number | null;
  objectives: Objectives;
  votes: readonly (Tally)[];
}

export interface Elected {
  type: "Elected";
  president: number | null;
  winner: "corrupt" | "reformist";
  reason: "corrupt_president" | "reformist_president" | "tie" | "vacancy";
}

export interface Spoke {
  type: "Spoke";
  seat: number;
  to: readonly (number)[];
  promise: boolean;
}

export interface Asked {
  type: "Asked";
  seat: number;
  to: readonly (number)[];
  deal: "against" | "bloc" | "neutral" | "support" | "swap" | "with";
  give: Word1 | null;
  get: Word1 | null;
}

export interface Promised {
  type: "Promised";
  seat: number;
  to: readonly (number)[];
  deal: "against" | "bloc" | "neutral" | "support" | "swap" | "with";
  give: Word1 | null;
  get: Word1 | null;
}

export interface PromiseKept {
  type: "PromiseKept";
  seat: number;
  to: readonly (number)[];
  deal: "against" | "bloc" | "neutral" | "support" | "swap" | "with";
  give: Word1 | null;
  get: Word1 | null;
}

export interface PromiseBroken {
  type: "PromiseBroken";
  seat: number;
  to: readonly (number)[];
  deal: "against" | "bloc" | "neutral" | "support" | "swap" | "with";
  give: Word1 | null;
  get: Word1 | null;
}

export interface Answered {
  type: "Answered";
  seat: number;
  to: readonly (number)[];
  deal: "against" | "bloc" | "neutral" | "support" | "swap" | "with";
  agree: boolean;
}

export interface Hinted {
  type: "Hinted";
  seat: number;
  to: readonly (number)[];
  about: number;
  team: "corrupt" | "reformist";
}

export interface State {
  seats: number;
  options: Options;
  phase: DealingPiles | DealingDistricts | DrawingSpeaker | Placing | DealingObjectives | DealingCharacters | Exposing | PickingSpeaker | DrawingNewsflash | Releasing | Passing | DealingSwing | DrawingToken | Turn | Voting | SwapReply | Helping | HelpReply | Stealing | DrawingPower | Picking | ActingNow | DrawingObjectives | Keeping | MayRedraw | Candidacy | Ballot | Over | ActionDone | Decided;
  board: Board;
  opening: Board | null;
  characters: readonly (Word2)[];
  exposed: number | null;
  looks: readonly (readonly [number, number])[];
  objectives: Objectives;
  deeds: readonly (readonly (number)[])[];
  powers: readonly (string)[];
  newsflashes: readonly (string)[];
  newsflash: string | null;
  tokens: readonly [number, number];
  vote_round: boolean;
  statuses: readonly (ActiveStatus)[];
  power: Resolving | null;
  round: number;
  speaker: number | null;
  gavel_until: number;
  order: readonly (number)[];
  acted: boolean;
  unmasking: Unmasking;
  votes: readonly (Tally)[];
  candidates: readonly (number)[];
  said: readonly (number)[];
  promises: readonly (Word)[];
}

export type Move = DealPile | DealDistrict | DrawSpeaker | DealObjective | DealCharacter | DrawNewsflash | DrawToken | DrawPower | PlaceOrigin | PlaceStation | Expose | PickSpeaker | ReleaseDistrict | PassLeft | Declare | Pass | ChangeObjective | DrawObjective | Swap | Campaign | Battle | Unmask | EndTurn | Vote | AnswerSwap | Help | AnswerHelp | Steal | Pick | Keep | Redraw | Announce | Done | CastBallot | Ask | Promise | Answer | Hint;

export type Event = PileDealt | DistrictDealt | SpeakerChosen | OriginPlaced | StationPlaced | CharacterDealt | FellowKnown | ExposedKnown | Wished | RoundBegan | NewsflashDrawn | TokenDrawn | TurnBegan | ChoseToPass | OwnerChanged | LeadChanged | BlocsChanged | Passed | TurnEnded | Campaigned | Challenged | Voted | VoteCounted | VotesOpened | SwapOffered | SwapAnswered | StayedNeutral | HelpOffered | HelpAnswered | BattleDecided | AskedJudge | ObjectiveDiscarded | ObjectiveDrawn | ObjectiveKnown | ObjectiveKept | KeptObjective | DeckRefilled | ObjectiveDeclared | PowerDrawn | NoPowerLeft | Picked | IpChanged | StationAdded | StationMoved | StatusBegan | LookedAtTeam | TeamSeen | LookedAtObjective | ObjectiveSeen | RedrawDecided | PhaseOneEnded | Announced | SaidDone | DebateClosed | BallotTaken | BallotOpened | CharacterRevealed | SecretsOpened | Elected | Spoke | Asked | Promised | PromiseKept | PromiseBroken | Answered | Hinted;
