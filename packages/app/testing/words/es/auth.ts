import { translationOf } from '@friendbase/ui-kit/words';
import type { auth as authReference, logIn as logInReference } from '../../../src/words/en/auth.ts';

export const auth = translationOf<typeof authReference>()('es', {
  welcome: 'Te damos la bienvenida a FriendBase',
  welcomePurpose: 'Inicia sesión o crea una cuenta para conocer a gente amable.',
  tabs: 'Iniciar sesión, crear una cuenta o pedir ayuda',
  logInTab: 'Iniciar sesión',
  signUpTab: 'Crear cuenta',
  helpTab: '¿Necesitas ayuda?',
  safety: 'La seguridad es lo primero',
  safetyText: 'Este es un lugar amable. Tú decides quiénes son tus amigos.',
  guidelines: 'Normas de la comunidad',
  beKind: 'Sé amable y respeta a los demás.',
  noBullying: 'Nada de acoso ni comentarios crueles.',
  keepPrivate: 'No compartas tus datos personales.',
  toFix: ({ count }, f) =>
    f.plural(count, {
      one: 'Corrige 1 cosa:',
      many: `Corrige ${f.number(count)} de cosas`,
      other: `Corrige ${f.number(count)} cosas`,
    }),
});

export const logIn = translationOf<typeof logInReference>()('es', {
  heading: 'Inicia sesión',
  submit: 'Entrar',
  pending: 'Entrando...',
  username: 'Nombre de usuario',
  usernameMissing: 'Escribe tu nombre de usuario.',
  password: 'Contraseña',
  passwordMissing: 'Escribe tu contraseña.',
  foundUsername: ({ username }) => `Hemos encontrado tu cuenta. Tu nombre de usuario es ${username}.`,
});
