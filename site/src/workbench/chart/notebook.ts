/** Python for a notebook: asks the service for the rows again, as a data frame, and draws the chart. */
export function toNotebook({
  root,
  sql,
  python,
}: {
  readonly root: URL;
  readonly sql: string;
  readonly python: string;
}): string {
  return `import pandas as pd
import requests

sql = ${pythonText(sql)}
response = requests.post("${new URL('api/v1/chat/run-sql', root)}", json={"sql": sql})
response.raise_for_status()
df = pd.DataFrame(response.json()["data"])

${python.trim()}
fig
`;
}

/** Raw where that is possible, for SQL is easier to read so. */
function pythonText(text: string): string {
  const isPlain = !/"""|\\|"$/.test(text);
  return isPlain ? `"""\n${text}\n"""` : JSON.stringify(text);
}
