import pandas as pd
import plotly.graph_objects as go

data = df[["region", "loans", "rate"]].copy()
data["region"] = data["region"].convert_dtypes().astype("string").fillna("NULL")
data["loans"] = pd.to_numeric(data["loans"], errors="coerce").astype("float64")
data["rate"] = pd.to_numeric(data["rate"], errors="coerce").astype("float64")

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
    x=data["region"],
    y=data["loans"],
    name="Loans",
    hovertemplate="%{x}<br>%{y:,.2~f}",
))
fig.add_trace(go.Bar(
    x=data["region"],
    y=data["rate"],
    name="Rate",
    hovertemplate="%{x}<br>%{y:,.2f}%",
    yaxis="y2",
))
fig.update_layout(
    title={"text": "The reading: two measures of different units", "pad": {"l": 20, "t": 20}},
    margin={"t": 69},
    showlegend=False,
    grid={"rows": 2, "columns": 1, "subplots": [["xy"], ["xy2"]], "ygap": 0.15},
    xaxis={"title": {"text": "Region"}, "type": "category"},
    yaxis={"title": {"text": "Loans"}},
    yaxis2={"title": {"text": "Rate (%)"}, "ticksuffix": "%"},
)
