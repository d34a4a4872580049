import { expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { givenShop } from '#api/testing/testShop.ts'

it('made-up searches of guests at one address do not crowd out the searches of customers at the same address', async () => {
  await using folder = await temporaryFolder()
  const before = await givenShop({ folder: folder.path })
  const search = (who: 'guest' | 'amina' | 'sipho', text: string) =>
    before.when[who]('GET products/search', { query: { search: text } })
  for (let number = 0; number < 30; number += 1) await search('guest', `made up ${number}.`)
  for (const who of ['amina', 'sipho'] as const) await search(who, 'samp')
  await before.close()

  await using after = await givenShop({ folder: folder.path })
  const { unfound } = (await after.when.themba('GET dashboard/figures')).body.result
  expect([unfound.count, unfound.texts[0]]).toEqual([22, { text: 'samp', count: 2 }])
})
