/** A virtual environment with packages of Python. */
export interface PythonEnvironment {
  readonly name: string;
  readonly packages: readonly string[];
}

/** The oldest and the newest versions that the code is promised to run with. */
export const ENVIRONMENTS: readonly PythonEnvironment[] = [
  { name: 'charts-oldest', packages: ['pandas==2.2.*', 'plotly==5.24.*', 'numpy==2.*'] },
  { name: 'charts-newest', packages: ['pandas', 'plotly'] },
];
