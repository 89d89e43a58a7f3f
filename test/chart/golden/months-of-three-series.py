import pandas as pd
import plotly.graph_objects as go

data = df[["month", "channel", "total_principal"]].copy()
data["month"] = pd.to_datetime(data["month"], format="%Y-%m", errors="coerce")
data = data.dropna(subset=["month"]).sort_values("month", kind="stable")
data["channel"] = data["channel"].convert_dtypes().astype("string").fillna("NULL")
data["total_principal"] = pd.to_numeric(data["total_principal"], errors="coerce").astype("float64")

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
for name, group in data.groupby("channel"):
    fig.add_trace(go.Scatter(
        x=group["month"],
        y=group["total_principal"],
        mode="lines+markers",
        name=name,
        hovertemplate="%{y:,.2~f}",
    ))
fig.update_layout(
    title={"text": "The reading: months of three series", "pad": {"l": 20, "t": 20}},
    margin={"t": 69},
    hovermode="x unified",
    showlegend=True,
    legend={"title": {"text": "Channel"}},
    xaxis={"title": {"text": "Month"}, "type": "date", "tickformat": "%b %Y"},
    yaxis={"title": {"text": "Total principal"}},
)
