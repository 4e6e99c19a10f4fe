import { expect, test } from "vitest";
import { hyphenated } from "./hyphens";

const broken = (text: string) => hyphenated(text).replaceAll("\u00AD", "-");

test("long Russian words are broken between syllables", () => {
  expect(broken("Заградительный огонь")).toBe("Заг-ра-ди-тель-ный огонь");
  expect(broken("Планирование")).toBe("Пла-ни-ро-ва-ние");
  expect(broken("Перехватчицы")).toBe("Пе-рех-ват-чи-цы");
});

test("shorter words too, where there is hardly any room", () => {
  expect(broken("Взрывчатка, Град ударов")).toBe("Взрывчатка, Град ударов");
  expect(hyphenated("Взрывчатка, Град ударов", 7).replaceAll("\u00AD", "-")).toBe("Взрыв-чат-ка, Град ударов");
});

test("no letter stands alone, and short or English words stay whole", () => {
  expect(broken("Инициативная")).not.toMatch(/(^|-)[а-я](-|$)/i);
  expect(broken("Уловка, обман")).toBe("Уловка, обман");
  expect(broken("Reconnaissance")).toBe("Reconnaissance");
});
