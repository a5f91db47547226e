const parts = [...document.querySelectorAll("details")];
if (innerWidth < 600) parts.forEach(part => (part.open = false));
addEventListener("beforeprint", () => parts.forEach(part => (part.open = true)));
