/** Whether the keyboard's letters go into a field of the page. */
export const isTyping = () => document.activeElement?.matches('input, textarea') ?? false
