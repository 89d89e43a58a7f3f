"""A check of our own beside those of schemathesis."""

import schemathesis


@schemathesis.check
def not_an_unexpected_failure(ctx, response, case):
    """A 500 carries the message of the engine, the database or the provider."""
    if response.status_code == 500:
        detail = response.json()["detail"]
        assert detail and not detail.startswith("Internal server error"), detail
