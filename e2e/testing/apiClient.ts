/** Calls the shop's API as one signed-in person, without a browser. */
export interface ApiClient {
  customerId: string
  /** The header of its calls. */
  authorization: string
  post(path: string, querydata: object, headers?: Record<string, string>): Promise<ApiAnswer>
  get(path: string, headers?: Record<string, string>): Promise<ApiAnswer>
}

type ApiAnswer = Record<string, unknown> & { status: number }

/** Signs in over HTTP. Throws where the shop refuses. */
export const signInOverHttp = async (url: string, email: string, password: string): Promise<ApiClient> => {
  const { result } = (await postJson(url, 'Login', { email, password })) as {
    result?: { accessToken: string; customerId: string }
  }
  if (!result) throw new Error(`${email} could not sign in`)
  const authorization = `Bearer ${result.accessToken}`
  return {
    customerId: result.customerId,
    authorization,
    post: (path, querydata, headers = {}) => postJson(url, path, querydata, { authorization, ...headers }),
    get: async (path, headers = {}) =>
      readAnswer(await fetch(`${url}/${path}`, { headers: { authorization, ...headers } })),
  }
}

export const asAmina = (url: string) => signInOverHttp(url, 'amina@ekhaya.example', 'Sawubona-amina')
export const asAdmin = (url: string) => signInOverHttp(url, 'admin@ekhaya.example', 'Sawubona-admin')

const postJson = async (url: string, path: string, querydata: object, headers: Record<string, string> = {}) =>
  readAnswer(
    await fetch(`${url}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ querydata }),
    }),
  )

const readAnswer = async (response: Response): Promise<ApiAnswer> => ({
  ...(await response.json()),
  status: response.status,
})
