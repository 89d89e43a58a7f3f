"""run-sql of the specification as one writes it with FastAPI and pandas: what loanq is measured against."""

import os
import sqlite3
from contextlib import closing
from typing import Any

import numpy
import pandas
from fastapi import FastAPI, HTTPException
from pydantic import BaseModel

DATABASE = f"file:{os.environ['DATABASE']}?mode=ro"


class SQLRequest(BaseModel):
    sql: str


class DataResponse(BaseModel):
    data: list[dict[str, Any]]


app = FastAPI()


@app.post("/api/v1/chat/run-sql")
def run_sql(request: SQLRequest) -> DataResponse:
    try:
        with closing(sqlite3.connect(DATABASE, uri=True)) as connection:
            frame = pandas.read_sql(request.sql, connection)
    except Exception as error:
        raise HTTPException(500, str(error)) from error
    frame = frame.astype(object).replace({numpy.nan: None})
    return DataResponse(data=frame.to_dict("records"))


@app.get("/health")
def health() -> dict[str, str]:
    return {"status": "ok"}
