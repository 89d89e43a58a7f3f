import pandas as pd
import plotly.graph_objects as go
from plotly.subplots import make_subplots

data = df[["region", "loans", "rate"]].copy()
data["region"] = data["region"].convert_dtypes().astype("string").fillna("(none)")
data["loans"] = pd.to_numeric(data["loans"], errors="coerce").astype("float64")
data["rate"] = pd.to_numeric(data["rate"], errors="coerce").astype("float64")

fig = make_subplots(rows=2, cols=1, shared_xaxes=True, vertical_spacing=0.08)
fig.add_trace(go.Bar(
    x=data["region"],
    y=data["loans"],
    name="Loans",
    hovertemplate="%{x}<br>%{y:,.2~f}",
), row=1, col=1)
fig.add_trace(go.Bar(
    x=data["region"],
    y=data["rate"],
    name="Rate",
    hovertemplate="%{x}<br>%{y:,.2f}%",
), row=2, col=1)
fig.update_layout(
    title={"text": "The reading: two measures of different units", "y": 1, "yanchor": "top", "pad": {"t": 20}},
    margin={"t": 64},
    colorway=["#3b82c4", "#e07b39", "#2f9e77", "#c2599b", "#8a7bd1", "#b8902f", "#3fa3b5", "#d0605e"],
    font={"color": "#7a8088"},
    paper_bgcolor="rgba(0, 0, 0, 0)",
    plot_bgcolor="rgba(0, 0, 0, 0)",
    showlegend=False,
)
fig.update_xaxes(automargin=True, gridcolor="rgba(128, 128, 128, 0.25)", zerolinecolor="rgba(128, 128, 128, 0.25)")
fig.update_yaxes(automargin=True, gridcolor="rgba(128, 128, 128, 0.25)", zerolinecolor="rgba(128, 128, 128, 0.25)")
fig.update_xaxes(type="category")
fig.update_xaxes(title_text="Region", row=2, col=1)
fig.update_yaxes(title_text="Loans", exponentformat="B", separatethousands=True, row=1, col=1)
fig.update_yaxes(title_text="Rate (%)", ticksuffix="%", exponentformat="B", separatethousands=True, row=2, col=1)
