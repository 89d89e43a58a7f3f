import plotly.graph_objects as go

data = df.head(500)
cells = [
    data["loan_id"].convert_dtypes().astype("string").fillna(""),
    data["full_name"].convert_dtypes().astype("string").fillna(""),
    data["principal"].convert_dtypes().astype("string").fillna(""),
    data["issued_on"].convert_dtypes().astype("string").fillna(""),
]

fig = go.Figure(go.Table(
    header={
        "values": ["Loan id", "Full name", "Principal", "Issued on"],
        "align": ["left", "left", "left", "left"],
        "fill_color": "rgba(128, 128, 128, 0.25)", "line_color": "rgba(128, 128, 128, 0.25)",
    },
    cells={
        "values": cells,
        "align": ["left", "left", "left", "left"],
        "fill_color": "rgba(128, 128, 128, 0.05)", "line_color": "rgba(128, 128, 128, 0.25)",
    },
))
fig.update_layout(
    title={"text": "The reading: a list of loans", "y": 1, "yanchor": "top", "pad": {"t": 20}},
    margin={"t": 64},
    colorway=["#3b82c4", "#e07b39", "#2f9e77", "#c2599b", "#8a7bd1", "#b8902f", "#3fa3b5", "#d0605e"],
    font={"color": "#7a8088"},
    paper_bgcolor="rgba(0, 0, 0, 0)",
    plot_bgcolor="rgba(0, 0, 0, 0)",
)
