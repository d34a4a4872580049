import { expect, it } from 'vitest'
import { auditNouns } from './auditNouns.ts'
import { factTypesOf } from './auditSentences.ts'
import { auditTypes } from './auditTypes.ts'

it.each(auditNouns)('every type of fact of %s can be chosen', (noun) => {
  expect(auditTypes[noun].toSorted()).toEqual(factTypesOf(noun).toSorted())
})
