/** A person who calls the shop without a browser. */
export interface Person {
  customerId: string
  post(path: string, querydata: object, headers?: Record<string, string>): Promise<Answered>
  get(path: string): Promise<Answered>
}

type Answered = Record<string, unknown> & { status: number }

const signIn = async (url: string, email: string, password: string): Promise<Person> => {
  const { result } = (await send(url, 'Login', { email, password })) as {
    result?: { accessToken: string; customerId: string }
  }
  if (!result) throw new Error(`${email} could not sign in`)
  const authorization = `Bearer ${result.accessToken}`
  return {
    customerId: result.customerId,
    post: (path, querydata, headers = {}) => send(url, path, querydata, { authorization, ...headers }),
    get: async (path) => answered(await fetch(`${url}/${path}`, { headers: { authorization } })),
  }
}

export const asAmina = (url: string) => signIn(url, 'amina@ekhaya.example', 'Sawubona-amina')
export const asAdmin = (url: string) => signIn(url, 'admin@ekhaya.example', 'Sawubona-admin')

const send = async (url: string, path: string, querydata: object, headers: Record<string, string> = {}) =>
  answered(
    await fetch(`${url}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ querydata }),
    }),
  )

const answered = async (response: Response): Promise<Answered> => ({
  ...(await response.json()),
  status: response.status,
})
