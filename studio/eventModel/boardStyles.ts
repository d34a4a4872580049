/** The styles of a board. In Storybook the colours are those of the theme, in a document of their own those given here. */
export const boardStyles = `
:root{color-scheme:light dark}
body{margin:16px;background:var(--paper,light-dark(#fbf8f3,#101614));color:var(--ink,light-dark(#1b2421,#f1eee7))}
.event-model{--screen:var(--sunk,light-dark(#f3eee5,#212b27));--command:var(--info-tint,light-dark(#e6f0fa,#18293d));--fact:var(--warn-tint,light-dark(#fcf0da,#352810));--policy:var(--accent-tint,light-dark(#fbe9e1,#3b2218));--model:var(--ok-tint,light-dark(#e4f2e7,#183021));--edge:var(--line-strong,light-dark(#84796a,#7a8881));font:14px/20px var(--font,system-ui,sans-serif);color:inherit;margin-block-end:32px}
.event-model h2{margin:0 0 12px;font-size:20px;line-height:28px}
.event-model .scroll{overflow-x:auto;margin-block-end:16px;border:1px solid var(--line,light-dark(#d9d2c5,#33403a));border-radius:10px;background:var(--surface,light-dark(#fff,#18201d))}
.event-model table{border-collapse:collapse;min-width:1080px;width:100%}
.event-model .reads{min-width:640px}
.event-model :is(th,td){padding:10px 12px;border-block-start:1px solid var(--line,light-dark(#d9d2c5,#33403a));vertical-align:top;text-align:start;font-weight:400}
.event-model thead th{border:0;font-weight:600}
.event-model tbody th{min-width:170px}
.event-model tbody th small{display:block;color:var(--ink-2,light-dark(#4a5752,#c3cbc6));font-size:12px;line-height:16px;margin-block-start:4px}
.event-model td{max-width:460px}
.event-model .card{display:inline-block;margin:2px;padding:1px 8px;border:1px solid var(--edge);border-radius:6px;overflow-wrap:anywhere}
.event-model .card small{font-size:12px;color:var(--ink-2,light-dark(#4a5752,#c3cbc6))}
.event-model .screen{background:var(--screen)}
.event-model :is(.command,.query){background:var(--command)}
.event-model .fact{background:var(--fact)}
.event-model th .fact{font-weight:600;white-space:nowrap}
.event-model .policy{background:var(--policy)}
.event-model .model{background:var(--model)}
.event-model .flow{margin-block-end:4px}
.event-model .flow>b{font-weight:400;margin-inline:4px}
.event-model i{color:var(--ink-2,light-dark(#4a5752,#c3cbc6))}
@media print{.event-model .scroll{overflow:visible}.event-model{break-inside:avoid}}
`
