import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { greeting } from './greeting.ts'
import type { Amount, Letter, Part } from './letter.ts'
import { look, sheet } from './letterLook.ts'
import { html, type Markup } from './markup.ts'

/** A letter as an HTML page for mail clients: tables, inline styles, nothing from afar, one column of 560 pixels. */
export const letterHtml = (letter: Letter) =>
  html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${letter.subject}</title>
${sheet}
</head>
<body class="paper" style="${look.body}">
<div style="${look.preview}">${letter.preview}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="${look.paper}">
<tr><td align="center" class="margin" style="${look.margin}">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="${look.column}">
<tr><td class="brand" style="${look.wordmark}">${shopIdentity.name}</td></tr>
<tr><td class="surface card" style="${look.card}">
${letter.reference === undefined ? '' : html`<p class="quiet" style="${look.reference}">${letter.reference}</p>`}
<h1 class="ink" style="${look.heading}">${letter.heading}</h1>
<p class="ink" style="${look.paragraph}">${greeting(letter.firstname)}</p>
${letter.parts.map(partHtml)}
</td></tr>
<tr><td class="quiet" style="${look.footer}">${footer(letter.because)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.text

const partHtml = (part: Part): Markup => {
  switch (part.part) {
    case 'paragraph':
      return html`<p class="ink" style="${look.paragraph}">${part.text}</p>`
    case 'hint':
      return html`<p class="quiet" style="${look.hint}">${part.text}</p>`
    case 'title':
      return html`<h2 class="ink" style="${look.title}">${part.text}</h2>`
    case 'code':
      return html`<p class="sunk ink code" style="${look.code}">${part.code}</p>`
    case 'button':
      return buttonHtml(part.label, part.href)
    case 'link':
      return html`<p class="ink" style="${look.paragraph}">${part.before}${anchor(part.label, part.href)}${part.after}</p>`
    case 'amounts':
      return html`<table class="rows" width="100%" cellpadding="0" cellspacing="0" border="0" style="${look.rows}">
${part.lines.map(amountRow)}${totalRow(part.total)}</table>`
    case 'address':
      return html`<p class="sunk ink" style="${look.address}">${part.lines.map((line) => html`${line}<br>`)}</p>`
  }
}

// The cell has the colour as well: some programs draw no background behind a link.
const buttonHtml = (label: string, href: string) =>
  html`<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="${look.buttonRow}">
<tr><td class="button" align="center" bgcolor="#0f5c4e" style="${look.buttonCell}">
<a class="button" href="${href}" target="_blank" rel="noopener" style="${look.button}">${label}</a>
</td></tr>
</table>`

const anchor = (label: string, href: string) =>
  html`<a class="brand" href="${href}" target="_blank" rel="noopener" style="${look.link}">${label}</a>`

const amountRow = ({ label, detail, amount }: Amount) => html`<tr>
<th scope="row" class="ink line" style="${look.rowLabel}">${label}${detail === undefined ? '' : html`<br><span class="quiet" style="${look.detail}">${detail}</span>`}</th>
<td class="ink line" style="${look.rowAmount}">${amount}</td>
</tr>
`

const totalRow = ({ label, amount }: Amount) => html`<tr>
<th scope="row" class="ink" style="${look.totalLabel}">${label}</th>
<td class="ink" style="${look.totalAmount}">${amount}</td>
</tr>
`

const footer = (because: string) => {
  const { name, tagline } = shopIdentity
  const { telephone, email, address } = shopContact
  return html`<strong>${name}</strong>: ${tagline}<br>
${telephone.shown} &middot; ${anchor(email, `mailto:${email}`)}<br>
${address.join(', ')}<br><br>
${because}`
}
