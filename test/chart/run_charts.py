"""Executes chart code as a notebook would: JSON in, a line per chart that is not as expected, exit code 1 if any."""

import json
import sys
import warnings

import pandas as pd
import plotly
import plotly.graph_objects as go


def points(trace):
    if trace.type == "indicator":
        return 1
    if trace.type == "table":
        return len(trace.cells.values[0])
    return max(len(trace.x), len(trace.y))


def check(case):
    names = {"df": pd.DataFrame(case["rows"])}
    before = names["df"].copy()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        exec(compile(case["code"], case["name"], "exec"), names)
        figure = names["fig"]
        assert isinstance(figure, go.Figure), "fig is no figure"
        json.loads(figure.to_json())
    found = [points(trace) for trace in figure.data]
    assert found == case["points"], f"points {found}, expected {case['points']}"
    assert figure.layout.title.text is not None, "no title"
    assert names["df"].equals(before), "df was changed"


def main():
    failures = 0
    cases = json.load(sys.stdin)
    for case in cases:
        try:
            check(case)
        except Exception as error:
            failures += 1
            print(f"{case['name']}: {type(error).__name__}: {error}\n{case['code']}")
    print(f"pandas {pd.__version__}, plotly {plotly.__version__}: {len(cases) - failures} of {len(cases)} charts are as expected")
    sys.exit(1 if failures else 0)


main()
