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
            "title": {"x": 0, "xref": "paper", "y": 1, "yanchor": "top", "pad": {"t": 20}},
            "xaxis": {
                "automargin": True, "exponentformat": "B", "separatethousands": True,
                "gridcolor": "rgba(128, 128, 128, 0.25)", "zerolinecolor": "rgba(128, 128, 128, 0.25)",
            },
            "yaxis": {
                "automargin": True, "exponentformat": "B", "separatethousands": True,
                "gridcolor": "rgba(128, 128, 128, 0.25)", "zerolinecolor": "rgba(128, 128, 128, 0.25)",
            },
        },
    },
)
fig.add_trace(go.Indicator(
    mode="number",
    value=float(data["total_principal"].iloc[0]),
    number={"prefix": "$", "suffix": "", "valueformat": ",.2f"},
    title={"text": "Total principal (USD)"},
    domain={"row": 0, "column": 0},
))
fig.update_layout(
    title={"text": "The reading: one number"},
    margin={"t": 64},
    grid={"rows": 1, "columns": 1},
    height=300,
)
