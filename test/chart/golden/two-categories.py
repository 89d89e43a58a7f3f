import pandas as pd
import plotly.graph_objects as go

data = df[["grade", "channel", "count"]].copy()
data["grade"] = data["grade"].convert_dtypes().astype("string").fillna("NULL")
data["channel"] = data["channel"].convert_dtypes().astype("string").fillna("NULL")
data["count"] = pd.to_numeric(data["count"], errors="coerce").astype("float64")

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
for name, group in data.groupby("channel", sort=False):
    fig.add_trace(go.Bar(
        x=group["grade"],
        y=group["count"],
        name=name,
        hovertemplate="%{x}<br>%{y:,.2~f}",
    ))
fig.update_layout(
    title={"text": "The reading: two categories", "pad": {"l": 20, "t": 20}},
    margin={"t": 69},
    showlegend=True,
    barmode="group",
    legend={"title": {"text": "Channel"}, "traceorder": "normal"},
    xaxis={
        "title": {"text": "Grade"},
        "type": "category",
        "categoryorder": "array",
        "categoryarray": data["grade"].drop_duplicates().tolist(),
    },
    yaxis={"title": {"text": "Count"}},
)
