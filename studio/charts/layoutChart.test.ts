import { expect, it } from 'vitest'
import { chartFaults } from './chartFaults.ts'
import { crossingsOf } from './crossings.ts'
import { layoutChart } from './layoutChart.ts'
import { linesOf, textWidth } from './textWidth.ts'

const state = (id: string, stays: string[] = []) => ({ id, label: id, isFinal: false, stays })

it('a machine with arrows in both directions is drawn without faults and crossings, from top to bottom', async () => {
  const drawing = await layoutChart({
    initial: 'open',
    states: [state('open'), state('closed', ['knocked at, again and again']), state('locked')],
    arrows: [
      { from: 'open', to: 'closed', labels: ['pushed'] },
      { from: 'closed', to: 'open', labels: ['pulled', 'blown open by the wind'] },
      { from: 'closed', to: 'locked', labels: ['turned the key'] },
      { from: 'locked', to: 'closed', labels: ['turned it back [with the right key]'] },
      { from: 'locked', to: 'open', labels: ['broken'] },
    ],
    everywhere: [],
  })

  expect(chartFaults(drawing)).toEqual([])
  expect(crossingsOf(drawing)).toBe(0)
  expect(drawing.states.map(({ y }) => y)).toEqual(
    drawing.states.map(({ y }) => y).toSorted((one, other) => one - other),
  )
  expect(drawing.arrows[3]?.label.lines).toEqual(['turned it back', '[with the right key]'])
})

it('text is measured letter by letter, and broken between words', () => {
  expect(textWidth('ill', 100)).toBeCloseTo(67.2)
  expect(textWidth('ill', 100, 600)).toBeCloseTo(72.2)
  expect(linesOf('Request booking refused', 100, 13)).toEqual(['Request booking', 'refused'])
  expect(linesOf('Verifizierungsschritte', 50, 13)).toEqual(['Verifizierungsschritte'])
})
