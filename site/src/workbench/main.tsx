import { render } from 'preact';
import { Workbench } from './workbench.tsx';

const place = document.getElementById('workbench');
if (place !== null) {
  place.replaceChildren();
  render(<Workbench isAlone={place.dataset['alone'] !== undefined} />, place);
}
