import { expect, it } from 'vitest'
import { listOfLabels } from './listOfLabels.ts'

it.each([
  [[], ''],
  [['the name'], 'the name'],
  [['the name', 'the fee'], 'the name and the fee'],
  [['the name', 'the fee', 'the hours'], 'the name, the fee and the hours'],
])('%j reads "%s"', (labels, sentence) => expect(listOfLabels(labels)).toBe(sentence))
