<?php
/**
 * Registers the block, the kit and the translations in WordPress.
 *
 * @package cartavola
 */

defined( 'ABSPATH' ) || exit;

/** Registers the block and the files that pages with it may load. Doesn't load anything. */
function cartavola_register() {
	load_plugin_textdomain( 'cartavola', false, dirname( plugin_basename( CARTAVOLA_FILE ) ) . '/languages' );
	wp_register_script_module( 'cartavola', cartavola_kit( 'cartavola.js' ), array(), CARTAVOLA_VERSION );
	wp_register_style( 'cartavola', cartavola_kit( 'cartavola.css' ), array(), CARTAVOLA_VERSION );

	$block = register_block_type( dirname( __DIR__ ) . '/build/element' );
	if ( ! $block ) {
		return;
	}
	$kit = array(
		'folder' => cartavola_kit(),
		'lang'   => get_bloginfo( 'language' ),
	);
	foreach ( $block->editor_script_handles as $handle ) {
		wp_set_script_translations( $handle, 'cartavola', dirname( __DIR__ ) . '/languages' );
		wp_add_inline_script(
			$handle,
			'window.cartavolaKit = ' . wp_json_encode( $kit, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';',
			'before'
		);
	}
}

/**
 * Loads the files that a block needs in the page itself.
 */
function cartavola_load_kit() {
	wp_enqueue_script_module( 'cartavola' );
	wp_enqueue_style( 'cartavola' );
}

/**
 * Loads the space-reserving style sheet in the page's head, because classic themes would print it at the end of the
 * page.
 */
function cartavola_keep_room() {
	if ( is_singular() && ( has_block( 'cartavola/element' ) || has_shortcode( get_post()->post_content, 'cartavola' ) ) ) {
		wp_enqueue_style( 'cartavola' );
	}
}

/**
 * Makes the page show the author's text immediately, at its natural size, if the kit can't be loaded.
 *
 * @param array $attributes Attributes of a script.
 * @return array
 */
function cartavola_let_go( $attributes ) {
	if ( 'cartavola-js-module' !== ( $attributes['id'] ?? '' ) ) {
		return $attributes;
	}
	$names = implode( ',', array_keys( cartavola_elements() ) );
	$text  = wp_json_encode( __( 'The cards could not be loaded.', 'cartavola' ), JSON_HEX_TAG | JSON_HEX_AMP );
	// Elements after the script may not have been parsed yet.
	$attributes['onerror'] = "const tell = () => document.querySelectorAll('$names').forEach((one) => (one.dataset.cartavolaFailed = one.querySelector(':scope > :not(script)') ? '' : one.getAttribute('card') ?? $text)); document.readyState === 'loading' ? addEventListener('DOMContentLoaded', tell) : tell()";
	return $attributes;
}
