import { boardStyles } from './boardStyles.ts'
import type { CallOfScreens, EventModel, FactLane } from './eventModel.ts'

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const card = (kind: string, text: string, note = '') =>
  `<span class="card ${kind}">${escapeText(text)}${note && ` <small>${escapeText(note)}</small>`}</span>`

const cell = (cards: readonly string[], none = '') => `<td>${cards.join('') || `<i>${none}</i>`}</td>`

const callCard = (kind: string, { call, screens }: CallOfScreens) =>
  `<div class="flow">${screens.map((screen) => card('screen', screen)).join('') || '<i>other programs</i>'}<b>→</b>${card(kind, call)}</div>`

const span = (seconds: number) => {
  if (seconds < 120) return `after ${seconds} seconds`
  if (seconds < 24 * 3600) return `after ${seconds / 60} minutes`
  return `after ${seconds / (24 * 3600)} days`
}

const move = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`

const causes = ({ commands, causedBy, fromAnyCall }: FactLane) => [
  ...commands.map((call) => callCard('command', call)),
  ...causedBy.map((policy) => card('policy', policy, 'policy')),
  ...(fromAnyCall ? [card('command', 'any call')] : []),
]

const factRow = (fact: FactLane) => `<tr>
${cell(causes(fact))}
<th scope="row">${card('fact', fact.type)}${fact.moves.map((each) => `<small>${escapeText(move(each))}</small>`).join('')}</th>
${cell(
  fact.reactions.map(
    ({ policy, afterSeconds, facts }) =>
      `<div class="flow">${card('policy', policy, afterSeconds > 0 ? span(afterSeconds) : '')}${facts.length > 0 ? `<b>→</b>${facts.map((each) => card('fact', each)).join('')}` : ''}</div>`,
  ),
  'none',
)}
${cell(fact.models.map((model) => card('model', model)))}
</tr>`

const readRow = ({ source, calls }: EventModel['reads'][number]) => `<tr>
<th scope="row">${card('model', source)}</th>
${cell(calls.map(({ call, screens }) => `<div class="flow">${card('query', call)}<b>→</b>${screens.map((screen) => card('screen', screen)).join('') || '<i>other programs</i>'}</div>`))}
</tr>`

/** The board of one kind of record as the content of a page. */
export const renderBoard = ({ noun, title, facts, reads }: EventModel) => `<section class="event-model" id="${noun}">
<h2>${escapeText(title)}</h2>
<div class="scroll" role="region" aria-label="${escapeText(title)}: what happens" tabindex="0"><table>
<thead><tr><th scope="col">Screens and commands</th><th scope="col">Fact</th><th scope="col">Policies that react</th><th scope="col">Read models</th></tr></thead>
<tbody>
${facts.map(factRow).join('\n')}
</tbody></table></div>
<div class="scroll" role="region" aria-label="${escapeText(title)}: where it is read" tabindex="0"><table class="reads">
<thead><tr><th scope="col">Read model</th><th scope="col">Queries and screens</th></tr></thead>
<tbody>
${reads.map(readRow).join('\n')}
</tbody></table></div>
</section>`

/** A whole document around boards. */
export const renderDocument = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeText(title)}</title>
<style>${boardStyles}</style>
</head>
<body>
${content}
</body>
</html>
`
