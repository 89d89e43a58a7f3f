"""Executes chart code as a notebook would: JSON in, a line per chart that is not as expected, exit code 1 if any.

The figures go to the file of the first argument.
"""

import datetime
import json
import math
import os
import sys
import warnings

import numpy as np
import pandas as pd
import plotly
import plotly.graph_objects as go


def points(trace):
    if trace.type == "indicator":
        return 1
    if trace.type == "table":
        return len(trace.cells.values[0])
    for name in ("labels", "locations", "x"):
        if name in trace and trace[name] is not None:
            return len(trace[name])
    raise AssertionError(f"no points in a trace of type {trace.type}")


def plain(value):
    """A figure of Python as JSON, with moments as their text and NaN as null."""
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    if hasattr(value, "tolist") and getattr(value, "ndim", 0) > 0:
        return plain(list(value))
    if value is None or value is pd.NaT or value is pd.NA:
        return None
    if isinstance(value, (np.datetime64, pd.Timestamp, datetime.datetime)):
        return Moment(value)
    if hasattr(value, "item"):
        value = value.item()
    return None if isinstance(value, float) and math.isnan(value) else value


def figure_of(figure):
    layout = figure.layout.to_plotly_json()
    layout["template"].pop("data", None)  # Which plotly adds, empty.
    return {"data": [trace.to_plotly_json() for trace in figure.data], "layout": layout}


class Moment:
    """A time, whichever way it is written."""

    def __init__(self, value):
        stamp = pd.Timestamp(value)
        self.stamp = stamp.tz_localize("UTC") if stamp.tzinfo is None else stamp.tz_convert("UTC")

    def __repr__(self):
        return repr(self.stamp)


def first_difference(found, expected, path):
    """Where the figure of Python differs from that of TypeScript; None if nowhere."""
    if isinstance(found, dict) and isinstance(expected, dict):
        if found.keys() != expected.keys():
            return f"{path} has {sorted(found.keys() ^ expected.keys())} on one side only"
        pairs = [(found[key], expected[key], f"{path}.{key}") for key in found]
    elif isinstance(found, list) and isinstance(expected, list):
        if len(found) != len(expected):
            return f"{path} has {len(found)} and {len(expected)} items"
        pairs = [(one, other, f"{path}[{index}]") for index, (one, other) in enumerate(zip(found, expected))]
    else:
        return None if is_equal(found, expected) else f"{path}: {found!r} and {expected!r}"
    return next((each for each in (first_difference(*pair) for pair in pairs) if each is not None), None)


def is_equal(found, expected):
    if isinstance(found, Moment):
        return found.stamp == Moment(expected).stamp
    if isinstance(found, (int, float)) and isinstance(expected, (int, float)):
        return math.isclose(found, expected, rel_tol=1e-9, abs_tol=1e-300)
    return found == expected


def check(case):
    names = {"df": pd.DataFrame(case["rows"])}
    before = names["df"].copy()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        exec(compile(case["code"], case["name"], "exec"), names)
        figure = names["fig"]
        assert isinstance(figure, go.Figure), "fig is no figure"
    difference = first_difference(plain(figure_of(figure)), case["figure"], "figure")
    assert difference is None, f"the two printers differ: {difference}"
    found = [points(trace) for trace in figure.data]
    assert case["points"] is None or found == case["points"], f"points {found}, expected {case['points']}"
    assert sum(found) > 0, "nothing is drawn"
    assert figure.layout.title.text is not None, "no title"
    assert names["df"].equals(before), "df was changed"
    return json.loads(figure.to_json())


def main():
    failures, figures = 0, {}
    cases = json.load(sys.stdin)
    for case in cases:
        try:
            figures[case["name"]] = check(case)
        except Exception as error:
            failures += 1
            print(f"{case['name']}: {type(error).__name__}: {str(error)[:400]}")
    with open(sys.argv[1], "w") as file:
        plotly_js = os.path.join(os.path.dirname(plotly.__file__), "package_data", "plotly.min.js")
        json.dump({"plotly": plotly_js, "figures": figures}, file)
    print(f"pandas {pd.__version__}, plotly {plotly.__version__}: {len(cases) - failures} of {len(cases)} charts are as expected")
    sys.exit(1 if failures else 0)


main()
