import plotly.graph_objects as go

data = df[["total_principal"]].copy()

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
fig.add_trace(go.Indicator(
    mode="number",
    value=float(data["total_principal"].iloc[0]),
    number={"prefix": "$", "suffix": "", "valueformat": ",.2f", "font": {"size": 60}},
    title={"text": "Total principal (USD)", "font": {"size": 15}},
    domain={"row": 0, "column": 0},
))
fig.update_layout(
    title={"text": "The reading: one number", "pad": {"l": 20, "t": 20}},
    margin={"t": 69},
    grid={"rows": 1, "columns": 1},
    height=240,
)
