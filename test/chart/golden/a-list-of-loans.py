import plotly.graph_objects as go

data = df[["loan_id", "full_name", "principal", "issued_on"]].copy()
data = data.head(500)

fig = go.Figure(
    layout_template={
        "layout": {
            "colorway": [
                "#3b82c4", "#e07b39", "#2f9e77", "#c2599b", "#8a7bd1", "#b8902f", "#3fa3b5", "#d0605e",
            ],
            "font": {"color": "#7a8088"},
            "paper_bgcolor": "rgba(0, 0, 0, 0)",
            "plot_bgcolor": "rgba(0, 0, 0, 0)",
            "margin": {"l": 60, "r": 30, "b": 50},
            "title": {"x": 0, "y": 1, "yanchor": "top", "font": {"size": 16}},
            "xaxis": {
                "automargin": True,
                "title": {"standoff": 10},
                "ticks": "outside",
                "tickcolor": "rgba(0, 0, 0, 0)",
                "exponentformat": "B",
                "separatethousands": True,
                "gridcolor": "rgba(128, 128, 128, 0.25)",
                "zerolinecolor": "rgba(128, 128, 128, 0.25)",
            },
            "yaxis": {
                "automargin": True,
                "title": {"standoff": 10},
                "ticks": "outside",
                "tickcolor": "rgba(0, 0, 0, 0)",
                "exponentformat": "B",
                "separatethousands": True,
                "gridcolor": "rgba(128, 128, 128, 0.25)",
                "zerolinecolor": "rgba(128, 128, 128, 0.25)",
            },
        },
    },
)
fig.add_trace(go.Table(
    header={
        "values": ["Loan id", "Full name", "Principal", "Issued on"],
        "align": ["left", "left", "right", "left"],
        "fill": {"color": "rgba(128, 128, 128, 0.25)"},
        "line": {"color": "rgba(128, 128, 128, 0.25)"},
    },
    cells={
        "values": [
            data["loan_id"].convert_dtypes().astype("string").fillna(""),
            data["full_name"].convert_dtypes().astype("string").fillna(""),
            data["principal"].map("{:,.1f}".format, na_action="ignore").astype("string").fillna(""),
            data["issued_on"].convert_dtypes().astype("string").fillna(""),
        ],
        "align": ["left", "left", "right", "left"],
        "fill": {"color": "rgba(128, 128, 128, 0.05)"},
        "line": {"color": "rgba(128, 128, 128, 0.25)"},
    },
))
fig.update_layout(
    title={"text": "The reading: a list of loans", "pad": {"l": 20, "t": 20}},
    margin={"t": 69},
    height=410,
)
