import plotly.graph_objects as go

row = df.iloc[0]

fig = go.Figure()
fig.add_trace(go.Indicator(
    mode="number",
    value=float(row["total_principal"]),
    number={"prefix": "$", "suffix": "", "valueformat": ",.2f"},
    title={"text": "Total principal (USD)"},
    domain={"row": 0, "column": 0},
))
fig.update_layout(
    title={"text": "The reading: one number", "y": 1, "yanchor": "top", "pad": {"t": 20}},
    margin={"t": 64},
    colorway=["#3b82c4", "#e07b39", "#2f9e77", "#c2599b", "#8a7bd1", "#b8902f", "#3fa3b5", "#d0605e"],
    font={"color": "#7a8088"},
    paper_bgcolor="rgba(0, 0, 0, 0)",
    plot_bgcolor="rgba(0, 0, 0, 0)",
    grid={"rows": 1, "columns": 1},
    height=300,
)
