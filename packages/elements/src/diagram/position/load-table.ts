import {contentDiagram, type Pointing, type TableContent} from '@cartavola/diagrams';
import {success, type Result} from '@cartavola/engine';
import {readAsked} from '../../position/content.js';
import {loadScenery} from '../../position/scenery.js';
import {cardsMade, type AskedDiagram, type MadeDiagram} from '../cards-diagram.js';

/**
 * Creates a diagram from content other than plain cards, or returns a problem. Rejects if something cannot be loaded.
 */
export async function loadTable(asked: AskedDiagram, pointing: Pointing): Promise<Result<MadeDiagram>> {
  const read = await readAsked(asked);
  if (!read.ok) return read;
  const content = read.value;
  if (content.kind !== 'cards') return tableMade(content, asked, pointing);
  return cardsMade(content.cards, asked, {...pointing, marked: content.marked});
}

async function tableMade(content: TableContent, asked: AskedDiagram, pointing: Pointing): Promise<Result<MadeDiagram>> {
  const loaded = await loadScenery(content, asked.decks, asked.language);
  if (!loaded.ok) return loaded;
  const scenery = loaded.value;
  const made = contentDiagram(content, scenery, asked, pointing);
  return made.ok ? success({diagram: made.value, scenery}) : made;
}
