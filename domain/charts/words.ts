const spelled: Readonly<Record<string, string>> = { otp: 'OTP', email: 'e-mail' }

/** A name of the code as words: `choosingAddress` -> `Choosing address`, `OrderPlaced` -> `Order placed`, `typingOtp` -> `Typing OTP`. */
export const words = (name: string) => {
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[ .]/)
    .map((part) => spelled[part.toLowerCase()] ?? part.toLowerCase())
  const text = parts.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
