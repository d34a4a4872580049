import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { livesModules } from './livesModules.ts'
import { writeModules } from './writeModule.ts'

const root = join(import.meta.dirname, '../..')

let modules: Awaited<ReturnType<typeof livesModules>> = []
beforeAll(async () => {
  modules = await livesModules()
})

it('the fixtures of the stories are what the shop says: if not, run `npm run lives`', async () => {
  for (const { file, constants } of modules) {
    const written: Record<string, unknown> = await import(join(root, file))
    const exported = constants.filter(({ isLocal }) => !isLocal)
    for (const { name, value } of exported)
      expect(written[name], `${name} in ${file}`).toEqual(JSON.parse(JSON.stringify(value)))
    expect(Object.keys(written).toSorted()).toEqual(exported.map(({ name }) => name).toSorted())
  }
})

it('a fixture that another one contains is written once', () => {
  const kettle = { name: 'Vuthela Rondavel kettle, 1.7 litres', price: 'R 479.20', stock: 24 }
  const type = { name: 'Product', from: 'stories/lives/listing.ts' }
  const [goods = '', lists = ''] = writeModules([
    { file: 'stories/lives/goods.ts', constants: [{ name: 'kettle', type, doc: 'A kettle.', value: kettle }] },
    {
      file: 'stories/lives/lists.ts',
      constants: [{ name: 'found', type: { ...type, name: 'readonly Product[]' }, doc: 'Found.', value: [kettle] }],
    },
  ]).values()
  expect(goods).toContain('export const kettle: Product = {')
  expect(lists).toContain("import { kettle } from '#stories/lives/goods.ts'")
  expect(lists).toContain('export const found: readonly Product[] = [kettle]')
})

it('the customer gets a mail when the order is confirmed, dispatched and delivered', () => {
  const mails = modules.flatMap(({ constants }) => constants).find(({ name }) => name === 'aminasMails')?.value
  expect(Object.entries(mails ?? {}).map(([type, { subject }]) => [type, subject])).toEqual([
    ['OrderConfirmed', 'Thank you for your order EK-7F3K-92QD'],
    ['OrderDispatched', 'Your order EK-7F3K-92QD is on its way'],
    ['OrderDelivered', expect.stringContaining('EK-7F3K-92QD')],
  ])
})
