import { expect, it } from 'vitest'
import { factTypesOf } from './auditSentences.ts'
import { factTypesByKind } from './factTypesByKind.ts'
import { recordKinds } from './recordKinds.ts'

it.each(recordKinds)('the filter offers every fact type of %s', (noun) => {
  expect(factTypesByKind[noun].toSorted()).toEqual(factTypesOf(noun).toSorted())
})
