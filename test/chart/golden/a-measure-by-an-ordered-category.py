import pandas as pd
import plotly.graph_objects as go

data = df[["grade", "average_interest_rate"]].copy()
data["grade"] = data["grade"].convert_dtypes().astype("string").fillna("NULL")
data["average_interest_rate"] = pd.to_numeric(data["average_interest_rate"], errors="coerce").astype("float64")

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
fig.add_trace(go.Bar(
    x=data["grade"],
    y=data["average_interest_rate"],
    name="Average interest rate",
    hovertemplate="%{x}<br>%{y:,.2f}%<extra></extra>",
))
fig.update_layout(
    title={"text": "The reading: a measure by an ordered category", "pad": {"l": 20, "t": 20}},
    margin={"t": 69},
    showlegend=False,
    xaxis={"title": {"text": "Grade"}, "type": "category"},
    yaxis={"title": {"text": "Average interest rate (%)"}, "ticksuffix": "%"},
)
