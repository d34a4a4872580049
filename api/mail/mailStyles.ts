import { html, type Markup } from './markup.ts'

// The colours of the shop's light theme; the style sheet below has the dark ones, for mail programs that support style sheets.
const font = 'font-family:Figtree,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const ink = 'color:#1b2421'
const quiet = 'color:#4a5752'
const plain = `margin:0 0 16px;${font};font-size:16px;line-height:24px;${ink}`
const cell = `padding:12px 0;${font};font-size:16px;line-height:24px;vertical-align:top;${ink};border-bottom:1px solid #d9d2c5`
const total = `padding:16px 0 0;${font};font-size:18px;line-height:26px;font-weight:800;${ink}`
const sunk = 'background-color:#f3eee5;border-radius:10px'

const styles = {
  body: 'margin:0;padding:0;background-color:#fbf8f3;-webkit-text-size-adjust:100%;text-size-adjust:100%',
  preview: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all',
  paper: 'background-color:#fbf8f3',
  margin: 'padding:32px 16px',
  column: 'width:100%;max-width:560px;table-layout:fixed',
  wordmark: `padding:0 8px 16px;${font};font-size:24px;line-height:30px;font-weight:800;color:#0f5c4e`,
  card: 'padding:32px;background-color:#ffffff;border:1px solid #d9d2c5;border-radius:16px',
  reference: `margin:0 0 4px;${font};font-size:14px;line-height:20px;white-space:nowrap;${quiet}`,
  heading: `margin:0 0 16px;${font};font-size:24px;line-height:30px;font-weight:800;${ink}`,
  title: `margin:24px 0 8px;${font};font-size:18px;line-height:26px;font-weight:600;${ink}`,
  paragraph: plain,
  hint: `margin:0 0 12px;${font};font-size:14px;line-height:20px;${quiet}`,
  code: `margin:8px 0 24px;padding:20px 0 20px 10px;${sunk};font-family:Menlo,Consolas,Courier New,monospace;font-size:36px;line-height:40px;font-weight:700;letter-spacing:10px;text-align:center;${ink}`,
  address: `margin:0 0 16px;padding:12px 16px;${sunk};${font};font-size:16px;line-height:24px;overflow-wrap:anywhere;${ink}`,
  buttonRow: 'margin:24px 0;border-collapse:separate',
  buttonCell: 'background-color:#0f5c4e;border-radius:10px',
  button: `display:inline-block;padding:12px 24px;${font};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:10px`,
  link: 'color:#0f5c4e;text-decoration:underline',
  rows: 'margin:8px 0 24px;border-collapse:collapse',
  rowLabel: `${cell};text-align:left;font-weight:400;overflow-wrap:anywhere;padding-right:16px`,
  rowAmount: `${cell};text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums`,
  detail: `font-size:14px;line-height:20px;overflow-wrap:break-word;${quiet}`,
  totalLabel: `${total};text-align:left`,
  totalAmount: `${total};text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums`,
  footer: `padding:24px 8px 0;${font};font-size:14px;line-height:20px;${quiet};overflow-wrap:anywhere`,
}

/** Inline styles by element: mail programs ignore most styles that are not inline. Escaped once: a mail has dozens of them. */
export const mailStyles = Object.fromEntries(
  Object.entries(styles).map(([element, style]) => [element, html`${style}`]),
) as Readonly<Record<keyof typeof styles, Markup>>

/** Styles that cannot be inline: dark mode and small screens. */
export const mailStyleSheet = html`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
.margin { padding: 16px 8px !important }
.card { padding: 24px 16px !important }
.wide { width: 100% !important }
.wide a { display: block !important }
.code { font-size: 30px !important; letter-spacing: 6px !important; padding-left: 6px !important }
}
@media (prefers-color-scheme: dark) {
.paper { background-color: #101614 !important }
.surface { background-color: #18201d !important; border-color: #33403a !important }
.sunk { background-color: #212b27 !important }
.ink { color: #f1eee7 !important }
.quiet { color: #c3cbc6 !important }
.line { border-color: #33403a !important }
.brand { color: #5fc9b1 !important }
.button { background-color: #5fc9b1 !important; color: #06231d !important }
}
</style>`
