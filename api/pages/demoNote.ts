import type { InlineTexts } from './contentSecurityPolicy.ts'

/** An account that everybody may use in demo mode. */
export interface DemoAccount {
  email: string
  password: string
  role: 'Admin' | 'Customer'
}

/** HTML above a page, with the texts of its script and style elements. */
export interface PageNote extends InlineTexts {
  html: string
}

/** Says above the home page of a demo shop who one can log in as. Plain HTML that works without JavaScript; closed on phones, and once a visitor has closed it. */
export const demoNote = (accounts: readonly DemoAccount[]): PageNote => ({
  html: `<style>${style}</style>
<aside id="demo" aria-label="Demo accounts"><details><summary>Demo shop: log in as…</summary>
<dl>${accounts.map(entry).join('')}</dl></details></aside>
<script>${script}</script>`,
  scripts: [script],
  styles: [style],
})

/** Whether an address is that of the home page, which also shows the results of searches. */
export const isHomePage = (url: string) => /^\/($|\?(?!.*\b(search|tags|discountStart)=))/.test(url)

const entry = ({ role, email, password }: DemoAccount) =>
  `<div><dt>${role}</dt><dd><code>${email}</code> · <code>${password}</code></dd></div>`

const style = `#demo{border-bottom:1px solid var(--line);background:var(--sunk);color:var(--ink);font-size:14px;line-height:1.45}
#demo[hidden]{display:none}
#demo summary{display:flex;align-items:center;gap:12px;min-height:44px;padding:0 16px;cursor:pointer;font-weight:600}
#demo summary::after{content:"+";font-size:20px}
#demo [open] summary::after{content:"\\d7"}
#demo dl{display:flex;flex-wrap:wrap;gap:4px 32px;margin:0;padding:0 16px 12px}
#demo dl div{min-width:0}
#demo dt{font-weight:600}
#demo dd{margin:0;overflow-wrap:anywhere}
@media print{#demo{display:none}}`

// Runs before the first paint: nothing moves. Other pages, which the router shows without loading them, have no note.
const script = `{
const note = document.getElementById('demo'), details = note.firstChild
try { details.open = innerWidth > 768 && !sessionStorage.demoNoteClosed } catch {}
details.firstChild.addEventListener('click', () => { try { sessionStorage.demoNoteClosed = details.open ? 1 : '' } catch {} })
const place = () => { note.hidden = location.pathname !== '/' || /[?&](search|tags|discountStart)=/.test(location.search) }
addEventListener('popstate', place)
window.navigation?.addEventListener('currententrychange', place)
}`
