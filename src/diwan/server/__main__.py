"""`python -m diwan.server`: a worker, with settings from the environment."""

from diwan.core.extras import needs

with needs("web", "a worker"):
    from diwan.server.serve import serve
    from diwan.server.settings import load_settings

serve(load_settings())
