"""The specification's models in FastAPI: what loanq's answers to bodies that do not fit are compared with."""

from typing import Annotated, Any

from fastapi import FastAPI
from pydantic import BaseModel, StringConstraints

Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]


class AskRequest(BaseModel):
    question: Text


class SQLRequest(BaseModel):
    sql: Text


class SQLResponse(BaseModel):
    sql: str


class DataResponse(BaseModel):
    data: list[dict[str, Any]]


class AskResponse(BaseModel):
    sql: str
    data: list[dict[str, Any]]
    chart_code: str | None = None


app = FastAPI()


@app.post("/api/v1/chat/generate-sql")
def generate_sql(request: AskRequest) -> SQLResponse:
    return SQLResponse(sql=request.question)


@app.post("/api/v1/chat/run-sql")
def run_sql(request: SQLRequest) -> DataResponse:
    return DataResponse(data=[])


@app.post("/api/v1/chat/ask")
def ask(request: AskRequest) -> AskResponse:
    return AskResponse(sql=request.question, data=[])
