import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { chromaticParameter, snapshots } from '#storybook/pixels/snapshotModes.ts'
import { snapshotStories } from '#storybook/pixels/snapshotStories.ts'
import { listBaselines, readBaseline } from './book/pixels/baselines.ts'
import { chromaticArguments } from './book/pixels/chromaticArguments.ts'
import { compareWithBaseline } from './book/pixels/compareWithBaseline.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'ekhaya-pixels-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the comparison', () => {
  const cart = 'pages-shopper--cart.360-light'

  /** A snapshot of the cart, whose channels differ from the baseline by so many steps in one pixel. */
  const givenCart = async (steps: number) => {
    const { data, info } = await sharp(await readBaseline(cart))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const place = (100 * info.width + 50) * info.channels
    for (let channel = 0; channel < 3; channel += 1) {
      const value = data[place + channel] ?? 0
      data[place + channel] = value < 128 ? value + steps : value - steps
    }
    return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels as 3 } })
  }

  it('accepts the same pixels', async () => {
    const same = await givenCart(0)
    expect(await compareWithBaseline(cart, () => same.png().toBuffer(), folder)).toEqual([])
  })

  it('accepts what processors round differently', async () => {
    const rounded = await givenCart(2)
    expect(await compareWithBaseline(cart, () => rounded.png().toBuffer(), folder)).toEqual([])
  })

  it('finds one changed pixel, and marks it in red beside both pictures', async () => {
    const changed = await givenCart(3)
    const [fault] = await compareWithBaseline(cart, () => changed.png().toBuffer(), folder)

    const drawn = join(folder, `${cart}.png`)
    expect(fault).toBe(`${cart}: 1 pixels, see ${drawn}`)
    const { data, info } = await sharp(readFileSync(drawn)).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([3 * 360, 800])
    const mark = (100 * info.width + 2 * 360 + 50) * info.channels
    expect([...data.subarray(mark, mark + 3)]).toEqual([220, 0, 0])
  })

  it('accepts a snapshot that a busy machine painted late', async () => {
    const [late, painted] = [await givenCart(100), await givenCart(0)]
    const shown = [late, late, painted]
    const take = () => (shown.length > 1 ? shown.shift() : painted)?.png().toBuffer() ?? Promise.reject()
    expect(await compareWithBaseline(cart, take, folder)).toEqual([])
  })

  it('finds a snapshot of another size', async () => {
    const shorter = (await givenCart(0)).extract({ left: 0, top: 0, width: 360, height: 799 })
    const [fault] = await compareWithBaseline(cart, () => shorter.png().toBuffer(), folder)
    expect(fault).toContain('360 pixels')
  })

  it('finds a snapshot without a baseline', async () => {
    const name = 'pages-shopper--nowhere.360-light'
    expect(await compareWithBaseline(name, () => Promise.reject(), folder)).toEqual([`${name}: there is no baseline`])
  })
})

describe('the baselines', () => {
  it('are those of the table, each once', () => {
    expect(listBaselines()).toEqual(snapshots.map(({ name }) => name).toSorted())
  })

  it('are many, but no burden for those who clone', () => {
    const sizes = globSync('.ci/book/pixels/baselines/*.webp', { cwd: root }).map(
      (file) => readFileSync(join(root, file)).length,
    )
    expect(sizes.length).toBeGreaterThanOrEqual(150)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000)
  })

  it.each(globSync('stories/elements/*.stories.tsx', { cwd: root }))('show the element of %s', (file) => {
    const [, title = ''] = /title: 'Elements\/(\w+)'/.exec(readFileSync(join(root, file), 'utf8')) ?? []
    expect(title).not.toBe('')
    const shown = snapshotStories.elements.filter((id) => id.startsWith(`elements-${title.toLowerCase()}--`))
    expect(shown).toHaveLength(1)
  })
})

describe('Chromatic', () => {
  it('takes the same snapshots as modes, and no others', () => {
    const stories = [...new Set(snapshots.map(({ story }) => story))]
    const taken = stories.flatMap((story) =>
      Object.entries(chromaticParameter(story).modes ?? {}).map(([mode, { viewport, theme }]) => ({
        name: `${story}.${mode}`,
        viewport,
        theme,
      })),
    )
    expect(taken).toEqual(snapshots.map(({ name, viewport, theme }) => ({ name, viewport, theme })))
    expect(chromaticParameter('elements-button--secondary')).toEqual({ disableSnapshot: true })
    expect(chromaticParameter('pages-printed--tax-invoice')).toMatchObject({ media: 'print', cropToViewport: true })
  })

  it('fails where a snapshot has changed', () => {
    expect(chromaticArguments.filter((argument) => argument.startsWith('--exit-zero'))).toEqual([])
  })

  it('without a token says how to compare without it', () => {
    const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env
    const run = spawnSync(process.execPath, [join(root, '.ci/chromatic.ts')], { env, encoding: 'utf8' })
    expect(run.status).toBe(1)
    expect(run.stderr).toContain('npm run pixels')
  })
})
