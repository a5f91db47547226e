export type Language = 'fr' | 'en';

/** What each language calls itself. */
export const LANGUAGES: Record<Language, string> = { fr: 'Français', en: 'English' };

/** The first language the reader prefers that we speak; French when we speak none of them. */
export function languageFrom(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language === 'fr' || language === 'en') return language;
  }
  return 'fr';
}
