import { describe, expect, it } from 'vitest'
import { elementKinds } from '#stories/keyboard/elementKinds.ts'
import { screenKinds } from '#stories/keyboard/screenKinds.ts'
import { shopKinds } from '#stories/keyboard/shopKinds.ts'
import { keysWithoutRow, rowsNeverPressed } from './book/keys/keyFaults.ts'
import { pressedKeys } from './book/keys/pressedKeys.ts'
import { readStoryFiles } from './book/readStoryFiles.ts'

const files = readStoryFiles()

describe('the tables of keys', () => {
  it('belong to pages that exist', () => {
    const titles = new Set(files.map(({ title }) => title))
    const tables = Object.keys({ ...elementKinds, ...shopKinds, ...screenKinds })
    expect(tables.filter((title) => !titles.has(title))).toEqual([])
  })

  it('have a row for every key that a story presses', () => {
    expect(keysWithoutRow(files)).toEqual([])
    const planted = files.map((file) =>
      file.title === 'Elements/Button' ? { ...file, text: `${file.text}userEvent.keyboard('{F2}')` } : file,
    )
    expect(keysWithoutRow(planted)).toEqual(['Elements/Button: F2'])
  })

  it('have no row whose keys nothing presses', () => {
    expect(rowsNeverPressed(files)).toEqual([])
    const withoutGallery = files.filter(({ title }) => title !== 'Shop/Catalogue/ProductGallery')
    expect(rowsNeverPressed(withoutGallery)).toEqual(['gallery: Shows another picture'])
  })
})

it('stories reach what they press by Tab: nobody can put the focus somewhere', () => {
  expect(files.filter(({ text }) => /\.focus\(\)/.test(text)).map(({ path }) => path)).toEqual([])
})

it.each([
  ['{Shift>}{ArrowDown}{/Shift} ', ['Shift+ArrowDown', 'Space']],
  ['{Control>}a{/Control}', ['Control+a']],
  ['No. 7', ['Letters', 'Space']],
  ['++', ['+']],
])('keys in the notation of user-event, %s, are read', (typed, keys) => {
  expect([...pressedKeys(`userEvent.keyboard('${typed}')`)]).toEqual(keys)
})
