import type { z } from 'zod'
import type { Contract, Endpoint } from '#domain/kernel/endpoint.ts'
import { escapeHtml } from './escapeHtml.ts'

/** The API documentation as an HTML page; `/openapi.json` is the machine-readable one. */
export const apiDocsPage = (contract: Contract, nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The calls of the shop</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>The calls of the shop</h1>
<p>Requests carry <code>{"querydata": {…}}</code>, answers <code>{"code": 0, "message": "…", …}</code>. Code 1 is something the caller
can mend, 5 is our fault. The same as <a href="/openapi.json">OpenAPI 3.1</a>.</p>
${Object.entries(contract).map(section).join('\n')}
</main>
</body>
</html>
`

const section = ([key, entry]: [string, Endpoint]) => `<section>
<h2><code>${escapeHtml(key)}</code></h2>
<p>${escapeHtml(entry.summary)}. <em>${callers[entry.access]}</em></p>
<dl>${fields('path', entry.params)}${fields('query', entry.query)}${fields('querydata', entry.querydata)}${file('body', entry.upload?.types)}${fields('answer', entry.response)}${file('or a file', entry.download)}</dl>
</section>`

const callers = { anyone: 'Anybody.', signedIn: 'Signed in.', admin: 'Admins only.' }

const fields = (place: string, schema: z.ZodObject | undefined) => {
  const names = Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const isOptional = (field as z.ZodType).safeParse(undefined).success
    return `<code>${escapeHtml(name)}</code>${isOptional ? ' (optional)' : ''}`
  })
  return names.length === 0 ? '' : `<dt>${place}</dt><dd>${names.join(', ')}</dd>`
}

const file = (place: string, types: readonly string[] = []) => {
  const named = types.map((type) => `<code>${escapeHtml(type)}</code>`)
  return named.length === 0 ? '' : `<dt>${place}</dt><dd>${named.join(', ')}</dd>`
}

const style = `
:root { color-scheme: light dark; --ink: light-dark(#1b2421, #f1eee7); --paper: light-dark(#fbf8f3, #101614); --line: light-dark(#d9d2c5, #3a4742); --link: light-dark(#0f5c4e, #5fc9b1) }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 Figtree, system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem }
section { border-top: 1px solid var(--line); padding: 1rem 0 }
h2 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere }
p { margin: 0.5rem 0 }
dl { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: 0.25rem 1rem; margin: 0; font-size: 0.875rem }
dd { margin: 0; overflow-wrap: anywhere }
a { color: var(--link) }
`
