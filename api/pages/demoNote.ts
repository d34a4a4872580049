/** An account that everybody may use in demo mode. */
export interface DemoAccount {
  email: string
  password: string
  role: 'Admin' | 'Customer'
}

/** Says on the home page of a demo shop who one can log in as. Plain HTML that works without JavaScript; closed on phones, and once a visitor has closed it. */
export const demoNote = (accounts: readonly DemoAccount[], nonce: string) => `<style nonce="${nonce}">${style}</style>
<aside id="demo" aria-label="Demo accounts"><details><summary>Demo shop: log in as…</summary>
<dl>${accounts.map(entry).join('')}</dl></details></aside>
<script nonce="${nonce}">${script}</script>`

/** Whether an address is that of the home page, which also shows the results of searches. */
export const isHomePage = (url: string) => /^\/($|\?(?!.*\b(search|tags|discountStart)=))/.test(url)

const entry = ({ role, email, password }: DemoAccount) =>
  `<dt>${role}</dt><dd><code>${email}</code><br><code>${password}</code></dd>`

const style = `#demo{position:fixed;left:12px;bottom:12px;z-index:10;max-width:calc(100vw - 24px);border:1px solid var(--line-strong);border-radius:12px;background:var(--surface);color:var(--ink);font-size:14px;line-height:1.45;box-shadow:0 4px 16px #0003}
#demo[hidden]{display:none}
#demo summary{display:flex;align-items:center;min-height:44px;padding:0 16px;cursor:pointer;font-weight:600}
#demo summary::after{content:"+";margin-inline-start:auto;padding-inline-start:16px;font-size:20px}
#demo [open] summary::after{content:"\\d7"}
#demo dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:0;padding:0 16px 14px}
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
