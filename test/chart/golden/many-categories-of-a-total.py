import pandas as pd
import plotly.graph_objects as go

data = df[["city", "total_principal"]].copy()
data["city"] = data["city"].convert_dtypes().astype("string").fillna("NULL")
data["total_principal"] = pd.to_numeric(data["total_principal"], errors="coerce").astype("float64")
data = data.sort_values("total_principal", ascending=False, kind="stable")
rest = data.iloc[20:]
other = pd.DataFrame({"city": [f"Other ({len(rest)})"], "total_principal": [rest["total_principal"].sum()]})
data = pd.concat([data.head(20), other], ignore_index=True)

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
    x=data["total_principal"],
    y=data["city"],
    orientation="h",
    name="Total principal",
    hovertemplate="%{y}<br>$%{x:,.2f}<extra></extra>",
))
fig.update_layout(
    title={
        "text": "The reading: many categories of a total<br><sub>20 largest of 200</sub>",
        "pad": {"l": 20, "t": 41},
    },
    margin={"t": 90},
    showlegend=False,
    height=706,
    yaxis={"title": {"text": "City"}, "type": "category", "autorange": "reversed"},
    xaxis={"title": {"text": "Total principal (USD)"}, "tickprefix": "$"},
)
