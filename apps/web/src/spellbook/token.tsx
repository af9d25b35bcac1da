import { Materia } from './materia.tsx'
import css from './token.module.css'

/** A token on its way. */
export const Token = ({ thing }: { readonly thing: string }) => <Materia token={thing} className={css.flying} />
