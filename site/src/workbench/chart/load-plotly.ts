import { ROOT } from '../service/root.ts';

/** What of plotly.js the page uses. */
export interface Plotly {
  react(place: HTMLElement, data: readonly unknown[], layout: object, config: object): Promise<unknown>;
  purge(place: HTMLElement): void;
  readonly Plots: { resize(place: HTMLElement): Promise<unknown> };
  downloadImage(place: HTMLElement, options: object): Promise<string>;
}

type Bundle = 'cartesian' | 'geo';

const loading = new Map<Bundle, Promise<Plotly>>();

/** The chart library, when the first chart is drawn; maps have a bundle of their own. */
export function loadPlotly(bundle: Bundle): Promise<Plotly> {
  const found = loading.get(bundle);
  if (found !== undefined) return found;
  const loaded = load(bundle);
  loading.set(bundle, loaded);
  loaded.catch(() => loading.delete(bundle)); // The next chart tries again.
  return loaded;
}

/** Where the outlines of maps are. */
export const TOPOJSON_ADDRESS = new URL('vendor/plotly/topojson/', ROOT).href;

async function load(bundle: Bundle): Promise<Plotly> {
  await provideStyles();
  await loadScript(new URL(`vendor/plotly/plotly-${bundle}.min.js`, ROOT));
  const loaded: unknown = Reflect.get(globalThis, 'Plotly');
  if (!isPlotly(loaded)) throw new Error('The chart library did not load.');
  return loaded;
}

function isPlotly(value: unknown): value is Plotly {
  return typeof value === 'object' && value !== null && 'Plots' in value && 'downloadImage' in value;
}

function loadScript(address: URL): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = address.href;
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => fail(new Error('The chart library did not load.')));
    document.head.append(script);
  });
}

/** The library adds rules to the sheet of this id; one that it made itself, the page's policy would forbid. */
function provideStyles(): Promise<void> {
  const id = 'plotly.js-style-global';
  if (document.getElementById(id) !== null) return Promise.resolve();
  return new Promise((done) => {
    const link = document.createElement('link');
    link.id = id;
    link.rel = 'stylesheet';
    link.href = new URL('vendor/plotly/plotly.css', ROOT).href;
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => done());
    document.head.append(link);
  });
}
