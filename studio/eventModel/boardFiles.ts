import { eventModelOf, nouns } from './eventModel.ts'
import { renderBoard, renderDocument } from './renderBoard.ts'

/** The files of `docs/event-model`, by their names. */
export const boardFiles = () => {
  const models = nouns.map(eventModelOf)
  const links = models.map(
    ({ noun, title, facts }) =>
      `<li><a href="${noun}.html">${title}</a>: ${facts.map(({ type }) => type).join(', ')}</li>`,
  )
  return new Map([
    ...models.map((model): [string, string] => [
      `${model.noun}.html`,
      renderDocument(`Event model: ${model.title}`, renderBoard(model)),
    ]),
    [
      'index.html',
      renderDocument(
        'Event model',
        `<section class="event-model"><h1>Event model</h1>
<p>What happens in the shop, by kind of record: screens give commands, commands record facts, policies react to facts, read models take them, and screens show read models. Written by <code>npm run boards</code> from the code.</p>
<ul>
${links.join('\n')}
</ul></section>`,
      ),
    ],
  ])
}
