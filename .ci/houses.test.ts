import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')

// An empty project with the real lint rules, in which the tests plant forbidden imports.
const emptyProject = mkdtempSync(join(tmpdir(), 'ekhaya-house-'))
const rules = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as Record<string, unknown>
writeFileSync(join(emptyProject, 'biome.json'), JSON.stringify({ ...rules, vcs: { enabled: false } }))
afterAll(() => rmSync(emptyProject, { recursive: true }))

const lint = (file: string, line: string) => {
  mkdirSync(join(emptyProject, dirname(file)), { recursive: true })
  writeFileSync(join(emptyProject, file), line)
  const run = spawnSync(process.execPath, [biome, 'lint', file], { cwd: emptyProject, encoding: 'utf8' })
  return run.stdout + run.stderr
}

describe('the import rules', () => {
  it.each([
    ['domain/order/planted.ts', "import { readFile } from 'node:fs'\nreadFile\n"],
    ['domain/order/planted.ts', "import { serve } from '#api/http/serve.ts'\nserve\n"],
    ['ui-kit/shop/planted.tsx', "import { rand } from '#domain/kernel/money.ts'\nrand\n"],
    ['ui-kit/shop/planted.tsx', "import { Link } from 'react-router-dom'\nLink\n"],
    ['stories/shop/planted.tsx', "import { rand } from '#domain/kernel/money.ts'\nrand\n"],
    ['stories/mails/planted.tsx', "import { serve } from '#api/http/serve.ts'\nserve\n"],
    ['stories/pages/planted.tsx', "import { serve } from '#api/http/serve.ts'\nserve\n"],
    ['stories/pages/planted.tsx', "import { routes } from '#web/routes.tsx'\nroutes\n"],
    ['api/order/planted.ts', "import { Card } from '#ui-kit/space/Card.tsx'\nCard\n"],
    ['api/order/planted.ts', "import { median } from '#bench/rounds.ts'\nmedian\n"],
    ['web/order/planted.tsx', "import { openShop } from '#api/shop/openShop.ts'\nopenShop\n"],
    ['domain/order/planted.ts', "import { rand } from '../kernel/money.ts'\nrand\n"],
  ])('refuse in %s: %s', (file, line) => {
    expect(lint(file, line)).toContain('noRestrictedImports')
  })

  it.each([
    ['api/order/planted.ts', "import { rand } from '#domain/kernel/money.ts'\nrand\n"],
    ['stories/mails/planted.tsx', "import { orderPlacedMail } from '#api/mail/orderMails.ts'\norderPlacedMail\n"],
    ['stories/pages/planted.tsx', "import { locale } from '#domain/locale/locale.ts'\nlocale\n"],
  ])('accept in %s: %s', (file, line) => {
    expect(lint(file, line)).not.toContain('noRestrictedImports')
  })
})

describe('the ui-kit', () => {
  const files = globSync('ui-kit/{elements,space,shop,screens}/**/*.tsx', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.') && /^[A-Z]/.test(basename(file)))
  const sources = globSync('{ui-kit,web}/**/*.{ts,tsx}', { cwd: root }).map((file) => ({
    folder: dirname(file).replaceAll('\\', '/'),
    // A type import renders nothing.
    text: readFileSync(join(root, file), 'utf8').replace(/^import type .*$/gm, ''),
  }))
  const storiesOf = (file: string) => file.replace(/^ui-kit\//, 'stories/').replace(/\.tsx$/, '.stories.tsx')

  // A component that only its siblings use is shown in their stories.
  const isPart = (file: string) =>
    !file.endsWith('Screen.tsx') &&
    !file.startsWith('ui-kit/elements/') &&
    sources.some(({ folder, text }) => folder === dirname(file) && text.includes(`'./${basename(file)}'`)) &&
    !sources.some(({ text }) => text.includes(`'#${file}'`))

  it('has components', () => {
    expect(files.length).toBeGreaterThan(30)
  })

  it.each(files.filter((file) => !isPart(file)))('%s has its stories', (file) => {
    expect(existsSync(join(root, storiesOf(file))), `${storiesOf(file)} is missing`).toBe(true)
  })
})
