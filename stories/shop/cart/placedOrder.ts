export { aminasReceipt } from '#stories/lives/aminasOrder.ts'
