import { shopContact } from '#domain/shopContact.ts'
import { shopIdentity } from '#domain/shopIdentity.ts'
import { greeting } from './greeting.ts'
import type { AmountLine, ContentBlock, MailContent } from './mailContent.ts'
import { mailStyleSheet, mailStyles } from './mailStyles.ts'
import { html, type Markup } from './markup.ts'

/** Renders a mail as HTML for mail clients: tables, inline styles, no external resources, one column of 560 pixels. */
export const renderMailHtml = (content: MailContent) =>
  html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${content.subject}</title>
${mailStyleSheet}
</head>
<body class="paper" style="${mailStyles.body}">
<div style="${mailStyles.preview}">${content.preview}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="${mailStyles.paper}">
<tr><td align="center" class="margin" style="${mailStyles.margin}">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="${mailStyles.column}">
<tr><td class="brand" style="${mailStyles.wordmark}">${shopIdentity.name}</td></tr>
<tr><td class="surface card" style="${mailStyles.card}">
${content.reference === undefined ? '' : html`<p class="quiet" style="${mailStyles.reference}">${content.reference}</p>`}
<h1 class="ink" style="${mailStyles.heading}">${content.heading}</h1>
<p class="ink" style="${mailStyles.paragraph}">${greeting(content.firstname)}</p>
${content.blocks.map(blockHtml)}
</td></tr>
<tr><td class="quiet" style="${mailStyles.footer}">${footer(content.footerReason)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.text

const blockHtml = (block: ContentBlock): Markup => {
  switch (block.block) {
    case 'paragraph':
      return html`<p class="ink" style="${mailStyles.paragraph}">${block.text}</p>`
    case 'hint':
      return html`<p class="quiet" style="${mailStyles.hint}">${block.text}</p>`
    case 'title':
      return html`<h2 class="ink" style="${mailStyles.title}">${block.text}</h2>`
    case 'code':
      return html`<p class="sunk ink code" style="${mailStyles.code}">${block.code}</p>`
    case 'button':
      return buttonHtml(block.label, block.href)
    case 'link':
      return html`<p class="ink" style="${mailStyles.paragraph}">${block.before}${anchor(block.label, block.href)}${block.after}</p>`
    case 'amounts':
      return html`<table class="rows" width="100%" cellpadding="0" cellspacing="0" border="0" style="${mailStyles.rows}">
${block.lines.map(amountRow)}${totalRow(block.total)}</table>`
    case 'quote':
      return html`<blockquote class="sunk ink" style="${mailStyles.address}">${block.lines.map((line) => html`${line}<br>`)}</blockquote>`
    case 'address':
      return html`<p class="sunk ink" style="${mailStyles.address}">${block.lines.map((line) => html`${line}<br>`)}</p>`
  }
}

// The cell has the colour as well: some programs draw no background behind a link.
const buttonHtml = (label: string, href: string) =>
  html`<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="${mailStyles.buttonRow}">
<tr><td class="button" align="center" bgcolor="#0f5c4e" style="${mailStyles.buttonCell}">
<a class="button" href="${href}" target="_blank" rel="noopener" style="${mailStyles.button}">${label}</a>
</td></tr>
</table>`

const anchor = (label: string, href: string) =>
  html`<a class="brand" href="${href}" target="_blank" rel="noopener" style="${mailStyles.link}">${label}</a>`

const amountRow = ({ label, detail, amount }: AmountLine) => html`<tr>
<th scope="row" class="ink line" style="${mailStyles.rowLabel}">${label}${detail === undefined ? '' : html`<br><span class="quiet" style="${mailStyles.detail}">${detail}</span>`}</th>
<td class="ink line" style="${mailStyles.rowAmount}">${amount}</td>
</tr>
`

const totalRow = ({ label, amount }: AmountLine) => html`<tr>
<th scope="row" class="ink" style="${mailStyles.totalLabel}">${label}</th>
<td class="ink" style="${mailStyles.totalAmount}">${amount}</td>
</tr>
`

const footer = (footerReason: string) => {
  const { name, tagline } = shopIdentity
  const { telephone, email, address } = shopContact
  return html`<strong>${name}</strong>: ${tagline}<br>
${telephone.shown} &middot; ${anchor(email, `mailto:${email}`)}<br>
${address.join(', ')}<br><br>
${footerReason}`
}
